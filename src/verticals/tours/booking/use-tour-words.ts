import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '#domain/money/money-format.ts'
import type { Money } from '#domain/money/money.ts'
import type { Names } from '#domain/names.ts'
import { roomsWords } from '../offer/tour-words.ts'
import type { SoldTour } from './sold-tour.ts'

/** How a tour is told once it is reserved, by the clocks of its country. */
export const useTourWords = () => {
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
    /** by which day something is due, in whole words */
    longDay: (day: string): string => i18n.date(`${day}T12:00:00Z`, { timeZone: 'UTC', dateStyle: 'long' }),
    rooms: ({ rooms }: Pick<SoldTour, 'rooms'>): string => roomsWords(i18n, rooms),
  }
}
