import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { CancelLine } from './cancel-line.tsx'
import type { Cancelling } from './hotel-page.ts'

const told = (cancel: Partial<Cancelling>, isPrepaid = true): string[] =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <CancelLine
        cancel={{ refundability: 'partially', freeUntil: undefined, steps: [], fixedNights: [], ...cancel }}
        timeZone="America/Bogota"
        total={40_000}
        isPrepaid={isPrepaid}
      />
    </I18nProvider>,
  )
    .split(/<\/?(?:li|ol|p)\b[^>]*>/)
    .map((part) =>
      part
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean)

describe('what canceling costs as time goes by', () => {
  it('is told step by step on the clocks of the hotel', () => {
    const steps = [
      { until: '2027-02-10T02:00:00Z', keeps: 0 },
      { until: '2027-02-12T23:00:00Z', keeps: 10_000 },
      { until: undefined, keeps: 40_000 },
    ]
    expect(told({ steps })).toEqual([
      'Until Feb 9, 2027, 9:00 PM, hotel time Canceling is free',
      'Until Feb 12, 2027, 6:00 PM, hotel time Canceling costs USD 100.00',
      'After that Nothing is given back',
    ])
  })

  it('gives nothing back of what was not paid yet: it says what is owed', () => {
    const steps = [{ until: undefined, keeps: 40_000 }]
    expect(told({ steps }, false)).toEqual(['Whenever you cancel Canceling costs USD 400.00'])
  })

  it('names the nights that are never given back', () => {
    const steps = [{ until: undefined, keeps: 20_000 }]
    expect(told({ steps, fixedNights: ['2027-02-13', '2027-02-14'] })).toEqual([
      'Whenever you cancel Canceling costs USD 200.00',
      'Never given back: the nights of Feb 13, Feb 14',
    ])
    expect(told({ steps, fixedNights: ['2027-02-13'] }).at(-1)).toBe('Never given back: the night of Feb 13')
  })
})
