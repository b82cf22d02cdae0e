import type { CalendarDate } from '@internationalized/date'
import { useLingui } from '@lingui/react/macro'
import { createContext, use } from 'react'
import { CalendarCell, type CalendarCellRenderProps } from 'react-aria-components'
import { estimateIn } from '#domain/money/exchange-rates.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import type { Money } from '#domain/money/money.ts'
import { useDisplayCurrency } from '#/ui/money/display-currency.tsx'
import { Icon } from '#/ui/icon.tsx'
import { priceDigits } from './price-digits.ts'

/** What days cost, where that is known. Amounts are minor units. */
export interface CalendarPrices {
  readonly prices: { readonly currency: string; readonly days: Readonly<Record<string, number>> } | undefined
  readonly lowest: number | undefined
  /** the price up to which a day is among the cheapest third; undefined where none stands out */
  readonly cheap: number | undefined
}

const Prices = createContext<CalendarPrices | undefined>(undefined)

/** Prices come by context: react-aria keeps the days it has drawn, and would not hear of them otherwise. */
export const CalendarPricesProvider = Prices.Provider

interface DayPrice {
  readonly charged: Money
  readonly shown: Money
  readonly isLowest: boolean
  readonly isCheap: boolean
}

/** What a day costs, in what is charged and in what the visitor thinks in. */
const useDayPrice = (day: string): DayPrice | undefined => {
  const known = use(Prices)
  const display = useDisplayCurrency()
  const amount = known?.prices?.days[day]
  if (known?.prices === undefined || amount === undefined) return undefined
  const charged = { amount, currency: known.prices.currency }
  const shown = display && estimateIn(charged, display.currency, display.rates)
  const isCheap = known.cheap !== undefined && amount <= known.cheap
  return { charged, shown: shown ?? charged, isLowest: amount === known.lowest, isCheap }
}

const dayClass = [
  'relative mx-auto flex h-12 w-full min-w-10 flex-col items-center justify-center text-base leading-5 cursor-pointer',
  'data-[disabled]:text-muted data-[disabled]:opacity-45 data-[disabled]:cursor-not-allowed',
  'data-[outside-month]:invisible data-[focus-visible]:z-1 data-[focus-visible]:rounded-lg',
].join(' ')

/** The ends of a trip stand out, the days between join them. */
const lookOf = ({ isSelected, isSelectionStart, isSelectionEnd, isHovered }: CalendarCellRenderProps): string => {
  if (isSelectionStart || isSelectionEnd || isSelected) return 'bg-primary text-on-primary'
  return isHovered ? 'rounded-lg bg-sunken' : 'rounded-lg'
}

const rangeLookOf = (cell: CalendarCellRenderProps): string => {
  const { isSelected, isSelectionStart, isSelectionEnd } = cell
  if (isSelected && !isSelectionStart && !isSelectionEnd) return 'bg-primary-soft'
  return [lookOf(cell), isSelectionStart && 'rounded-s-lg', isSelectionEnd && 'rounded-e-lg'].filter(Boolean).join(' ')
}

/** One day of the calendar, its lowest price under it and in its name. */
export function CalendarDay({ date, isRange }: { readonly date: CalendarDate; readonly isRange: boolean }) {
  const { t, i18n } = useLingui()
  const price = useDayPrice(date.toString())
  const mayHavePrice = use(Prices) !== undefined
  const amount = price && formatMoney(price.charged, i18n.locale, 'short')
  const words =
    price && (price.isLowest ? t`lowest price, ${amount}` : price.isCheap ? t`cheap day, ${amount}` : t`from ${amount}`)
  return (
    <CalendarCell
      date={date}
      className={(cell) => `${dayClass} ${isRange ? rangeLookOf(cell) : `rounded-lg ${lookOf(cell)}`}`}
      render={({ 'aria-label': name, children, ...dom }) => (
        <div {...dom}>
          <span className="sr-only">{[name, words].filter(Boolean).join(', ')}</span>
          <span aria-hidden="true" className="contents">
            {children}
          </span>
        </div>
      )}
    >
      {({ formattedDate, isSelected }) => (
        <>
          <span className="font-semibold figures">{formattedDate}</span>
          {mayHavePrice && (
            <span
              className={`flex h-4 items-center text-xs leading-4 figures ${price?.isLowest ? 'underline underline-offset-2' : ''} ${price?.isLowest || price?.isCheap ? 'font-bold' : ''} ${price?.isCheap && !isSelected ? 'text-good' : ''}`}
            >
              {price?.isLowest && <Icon name="i-lucide-arrow-down" className="size-3" />}
              {price && priceDigits(price.shown, i18n.locale)}
            </span>
          )}
        </>
      )}
    </CalendarCell>
  )
}
