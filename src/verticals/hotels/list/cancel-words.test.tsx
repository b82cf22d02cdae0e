import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Hotel, HotelNames } from '../offer/hotel.ts'
import { CancelWords } from './cancel-words.tsx'
import type { HotelRow } from './hotels-view.ts'

const names = { currency: 'USD', timeZone: 'America/Bogota' } as HotelNames

const shown = (total: number, refundable: HotelRow['refundable']): string =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <CancelWords row={{ hotel: {} as Hotel, total, nightly: total, isLead: true, refundable }} names={names} />
    </I18nProvider>,
  ).replaceAll(/<[^>]+>|\u202F/g, (found) => (found.startsWith('<') ? '' : ' '))

describe('until when cancelling is free', () => {
  const freeUntil = '2027-02-10T02:00:00Z'

  it('is told on the clocks of the hotel', () => {
    expect(shown(16_000, { freeUntil, total: 16_000 })).toBe('Free cancellation until Feb 9, 9:00 PM hotel time')
  })

  it('is told with its price where that is not the one shown', () => {
    expect(shown(14_000, { freeUntil, total: 16_166 })).toMatch(/hotel time ·\u00A0USD\u00A0161\.66$/)
  })

  it('is not told of a hotel that sells no such choice', () => {
    expect(shown(14_000, undefined)).toBe('')
  })
})
