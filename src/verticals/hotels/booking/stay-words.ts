import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '#domain/money/money-format.ts'
import type { Money } from '#domain/money/money.ts'
import type { Names } from '#domain/names.ts'
import { clockTime } from '#/i18n/clock-time.ts'
import { boardNames } from '../offer/hotel-words.ts'
import { guestsWords } from '#/features/search/rooms/guests-words.ts'
import type { SoldRoom } from './sold-stay.ts'

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
    guests: ({ adults, ages }: SoldRoom): string => guestsWords(i18n, [{ adults, ages }]).replace(/^[^,]*, /, ''),
    board: ({ board }: SoldRoom): string => i18n._(boardNames[board]),
  }
}
