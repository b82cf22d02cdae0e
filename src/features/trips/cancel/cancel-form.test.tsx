import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import type { CancelChoice } from './cancel-choice.ts'
import { CancelForm } from './cancel-form.tsx'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const usd = (amount: number) => ({ amount, currency: 'USD' })

const part = (partId: string, kind: string, name: string, total: number, whole?: number) => ({
  partId,
  kind,
  title: { en: name, es: name },
  total: usd(total),
  whole: whole === undefined ? undefined : usd(whole),
})

const trip = {
  reference: 'ACDEFG',
  total: usd(90_000),
  parts: [part('1', 'flight', 'Bogotá – Cali', 50_000), part('2', 'hotel', 'Casa del Faro', 40_000, 46_000)],
  paid: { method: 'card', card: { brand: 'visa', last4: '4242' } },
}

const choice = (partIds: readonly string[], kept: number, refund: number, isFinal = false): CancelChoice => ({
  partIds,
  kept: usd(kept),
  refund: usd(refund),
  isFinal,
})

const shown = (choices: readonly CancelChoice[], more: object = {}, left: ReadonlySet<string> = new Set()) => {
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <CancelForm
        trip={{ ...trip, ...more } as never}
        stage="choosing"
        choices={choices}
        left={left}
        toggle={vi.fn()}
        refusal={undefined}
        send={vi.fn()}
        onClose={vi.fn()}
      />
    </I18nProvider>,
  )
  const said = html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\s\u00A0]+/g, ' ')
  return { said, boxes: html.match(/type="checkbox"[^>]*>/g) ?? [] }
}

describe('what can be canceled', () => {
  it('is chosen part by part, each with its sums, all of them to begin with', () => {
    const { said, boxes } = shown([choice(['1'], 7000, 43_000), choice(['2'], 0, 40_000)])
    expect(boxes).toHaveLength(2)
    expect(boxes.every((box) => box.includes('checked'))).toBe(true)
    expect(said).toContain('Bogotá – Cali Comes back: USD 430.00 · kept: USD 70.00')
    expect(said).toContain('Casa del Faro Comes back: USD 400.00 Comes back to')
    expect(said).toContain('Comes back to Visa •••• 4242 USD 830.00 Kept as cancellation fee USD 70.00')
    expect(said).toContain('Cancel and get USD 830.00 back Keep the trip')
  })

  it('is what was left of it before, where it is asked for once more at other sums', () => {
    const { said, boxes } = shown([choice(['1'], 9000, 41_000), choice(['2'], 0, 40_000)], {}, new Set(['2']))
    expect(boxes.map((box) => box.includes('checked'))).toEqual([true, false])
    expect(said).toContain('Cancel and get USD 410.00 back Keep the trip')
  })

  it('is told beside what nobody takes back, which is no choice', () => {
    const { said, boxes } = shown([choice(['1'], 50_000, 0, true), choice(['2'], 0, 40_000)])
    expect(boxes).toEqual([])
    expect(said).toContain('Bogotá – Cali Not refundable: nothing comes back')
    expect(said).toContain('Cancel and get USD 400.00 back')
  })

  it('is told beside what the airline said nothing of, which is not said to have been sold as final', () => {
    const unsaid = { ...choice(['1'], 50_000, 0, true), isUnsaid: true as const }
    const { said } = shown([unsaid, choice(['2'], 0, 40_000)])
    expect(said).toContain('Bogotá – Cali The airline did not say what comes back. If you cancel now, nothing does.')
    expect(said).not.toContain('refundable')
  })

  it('is the whole trip where its parts are canceled at once', () => {
    const { said, boxes } = shown([choice(['1', '2'], 20_000, 70_000)])
    expect(boxes).toEqual([])
    expect(said).toContain('The whole trip: Bogotá – Cali + Casa del Faro')
  })

  it('costs nothing elsewhere either, but by its rules', () => {
    expect(shown([choice(['2'], 0, 40_000)]).said).toContain('You no longer owe the USD 60.00 to be paid at the hotel')
    expect(shown([choice(['1'], 0, 50_000)]).said).not.toContain('You no longer owe')
    const tour = { parts: [part('1', 'tour', 'Andes', 10_000, 50_000)] }
    expect(shown([choice(['1'], 0, 10_000)], tour).said).toContain('the balance of USD 400.00 to the tour’s operator')
    // of a package it is told of all parts together
    const onePrice = { total: usd(90_000), dueAtProperty: usd(5000) }
    const parts = [part('1', 'flight', 'Bogotá – Cali', 0), part('2', 'hotel', 'Casa del Faro', 0)]
    const { said } = shown([choice(['1', '2'], 0, 85_000)], { onePrice, parts })
    expect(said).toContain('You no longer owe the USD 50.00 to be paid at the hotel')
  })
})

it.each([
  [choice(['1'], 50_000, 0), 'Cancel, nothing comes back'],
  [choice(['1'], 0, 0), 'Yes, cancel it'],
])('a press on nothing to give back says so: %j', (own, words) => expect(shown([own]).said).toContain(words))

it.each([
  [[choice(['1'], 50_000, 0, true)], /It is not refundable: .* contact us with your booking reference, ACDEFG/],
  [
    [{ ...choice(['1'], 50_000, 0, true), isUnsaid: true as const }],
    /^ The airline did not say what comes back. If you cancel now, nothing does. .* contact us/,
  ],
  [[], /This cannot be canceled here any more/],
])('where nobody takes anything back there is no way on but to keep it', (choices, words) => {
  const { said } = shown(choices)
  expect(said).toMatch(words)
  expect(said.match(/Cancel|Yes|Keep/g)).toEqual(['Keep'])
})
