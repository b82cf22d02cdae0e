import { formatMoney } from '#domain/money/money-format.ts'
import type { Booking } from '#contract/booking.ts'
import { writtenTime } from '../../mail/written-time.ts'
import type { PartMail } from '../product.ts'
import { packageWords } from './package-words.ts'

type Told = Pick<Booking, 'package' | 'language'>

/** The one price of a package, bags apart: what its parts cost is told to nobody. */
export const packagePrices = ({ package: together, language }: Told): PartMail['prices'] =>
  together ? [{ name: packageWords[language].total, amount: formatMoney(together.total, language) }] : []

const nightOf = (day: string, language: Booking['language']): string =>
  new Intl.DateTimeFormat(language, { timeZone: 'UTC', day: 'numeric', month: 'short' }).format(
    new Date(`${day}T12:00:00Z`),
  )

/**
 * What is kept of a package by whoever cancels all of it, by the clocks of its place: no part has terms of its own. `elsewhere` is what a
 * supplier takes of those who come alone, so that nobody who cancels owes it.
 */
export const packageTerms = (
  { package: together, language }: Told,
  timeZone: string,
  elsewhere = 0,
): PartMail['sections'] => {
  if (!together) return []
  const words = packageWords[language]
  const { steps, fixedNights } = together.cancel
  const lines = steps.map(({ until, keeps }) => {
    const when =
      until === null
        ? steps.length > 1
          ? words.later
          : words.always
        : words.until(writtenTime(new Date(until), language, { timeZone }))
    const isAll = keeps.amount >= together.total.amount - elsewhere
    const what = keeps.amount === 0 ? words.free : isAll ? words.nothing : words.costs(formatMoney(keeps, language))
    return { text: `${when}: ${what}`, note: '' }
  })
  const never =
    fixedNights.length > 0
      ? [{ text: words.fixed(fixedNights.map((day) => nightOf(day, language)).join(', ')), note: '' }]
      : []
  return [{ title: words.ifYouCancel, lines: [...lines, ...never] }]
}
