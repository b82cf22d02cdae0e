import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ActivityTerms } from './activity-terms.tsx'

type Terms = ComponentProps<typeof ActivityTerms>

const usd = (amount: number) => ({ amount, currency: 'USD' })
const last = { until: null, keeps: usd(8000) }
const free = { until: '2027-01-05T12:00:00Z', keeps: usd(0) }
const half = { until: '2027-01-07T12:00:00Z', keeps: usd(4000) }

const told = (steps: Terms['sold']['cancel']['steps'], withFlight = false): string => {
  const sold = {
    cancel: { freeUntil: free.until, steps },
    price: { total: usd(8000) },
    activity: {
      location: { timeZone: 'America/Bogota' },
      cancelling: { type: 'STANDARD', refunds: [], cancelIfBadWeather: true, cancelIfFewerThan: null },
    },
  } as unknown as Terms['sold']
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ActivityTerms sold={sold} withFlight={withFlight} />
    </I18nProvider>,
  )
  return markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

describe('the terms of a booked activity', () => {
  it('are its deadlines and what holds after each, which is true whenever they are read', () => {
    const words = told([free, half, last])
    expect(words).toContain('Until Jan 5, 2027, 7:00 AM, local time : canceling is free')
    expect(words).toContain('Until Jan 7, 2027, 7:00 AM, local time : canceling costs USD 40.00')
    expect(words).toContain('Later than that : nothing is given back')
    expect(words).not.toContain('Free cancellation')
  })

  it.each([[[]], [[last]]])('say so where nothing is ever given back: %j', (steps) =>
    expect(told(steps)).toContain('Whenever you cancel : nothing is given back'),
  )

  it('tell of the weather where no flight is sold with it, of which it gives nothing back', () => {
    expect(told([free, last])).toContain('If the weather does not allow it, all of it comes back.')
    expect(told([free, last], true)).not.toContain('weather')
  })
})
