import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '#domain/money/money-format.ts'
import type { Money } from '#domain/money/money.ts'
import type { Names } from '#domain/names.ts'
import { withArticle } from '#domain/time/clock-time.ts'
import { clockTime } from '#/i18n/clock-time.ts'
import { boardNames } from '../offer/hotel-words.ts'
import { guestsWords } from '#/features/search/rooms/guests-words.ts'
import type { SoldRoom } from './sold-stay.ts'

/** The price of a room and its beds are for children of these ages, on the day of arrival. */
const agesWords = (i18n: I18n, ages: readonly number[]): string => {
  const list = ages.join(', ')
  return i18n._(msg`${plural(ages.length, { one: `age ${list}`, other: `ages ${list}` })}`)
}

/** How a stay is told. */
export const useStayWords = () => {
  const { i18n } = useLingui()
  return {
    name: (names: Names): string => (i18n.locale === 'es' ? names.es : names.en),
    money: (money: Money): string => formatMoney(money, i18n.locale),
    day: (day: string): string =>
      i18n.date(`${day}T12:00:00Z`, {
        timeZone: 'UTC',
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        year: 'numeric',
      }),
    time: (time: string): string => clockTime(i18n, time),
    /** after a preposition */
    hour: (time: string): string => withArticle(clockTime(i18n, time), i18n.locale),
    guests: ({ adults, ages }: SoldRoom): string => {
      const words = guestsWords(i18n, [{ adults, ages }]).replace(/^[^,]*, /, '')
      return ages.length === 0 ? words : `${words} (${agesWords(i18n, ages)})`
    },
    board: ({ board }: SoldRoom): string => i18n._(boardNames[board]),
  }
}
