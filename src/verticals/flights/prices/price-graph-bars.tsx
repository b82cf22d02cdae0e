import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { cheapThird } from '#domain/money/cheap-third.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { useDayWords } from '#/features/search/dates/use-day-words.ts'
import type { FlightSearch } from '../search/flight-search.ts'
import { middleOf } from './graph-plot.ts'
import { type PriceBar, priceScale } from './price-bars.ts'
import { PriceGraphBar, PriceGraphLabel } from './price-graph-bar.tsx'
import { PriceAxis, PriceGraphGrid } from './price-graph-grid.tsx'
import { PriceLegend } from './price-legend.tsx'
import type { PriceTone } from './price-tones.ts'
import { SearchLink } from '../results/results-scope.tsx'
import { departingOn } from '../search/search-on-days.ts'

interface PriceGraphBarsProps {
  readonly bars: readonly PriceBar[]
  readonly search: FlightSearch
  readonly currency: string
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Arrow keys go from day to day; only one bar is a stop of the Tab key. */
const moveFocus = (event: KeyboardEvent<Element>): void => {
  const links = [...(event.currentTarget.closest('svg')?.querySelectorAll('a') ?? [])]
  const current = links.findIndex((link) => link === document.activeElement)
  const step = steps[event.key]
  const next =
    event.key === 'Home' ? links[0] : event.key === 'End' ? links.at(-1) : step && links[Math.max(0, current + step)]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** A bar a day over an axis of prices; the price stands over the day that is looked at, and over the lowest. */
export function PriceGraphBars({ bars, search, currency }: PriceGraphBarsProps) {
  const { t, i18n } = useLingui()
  const [looked, setLooked] = useState(search.departure)
  const days = useRef<HTMLElement>(null)
  const chosen = bars.findIndex(({ day }) => day === search.departure)
  useEffect(() => {
    const { current: shown } = days
    if (shown) shown.scrollLeft = (middleOf(chosen, bars.length) / 100) * shown.scrollWidth - shown.clientWidth / 2
  }, [chosen, bars.length])
  const words = useDayWords()
  const prices = bars.flatMap(({ price }) => price ?? [])
  if (prices.length === 0) return null
  const scale = priceScale(bars)
  const [lowest, cheap] = [Math.min(...prices), cheapThird(prices)]
  const place = bars.findIndex(({ day }) => day === looked)
  const stop = bars.find(({ day, price }) => day === looked && price !== undefined) ?? bars.find(({ price }) => price)
  const priceWords = (price: number) => formatMoney({ amount: price, currency }, i18n.locale)
  const standing = (price: number): string => {
    if (price === lowest) return ` · ${t`lowest of these days`}`
    return cheap !== undefined && price <= cheap ? ` · ${t`among the cheapest third`}` : ''
  }
  /** two prices side by side would lie over each other */
  const isSaid = (index: number, price: number): boolean =>
    index === place || (price === lowest && Math.abs(index - place) > 3)
  return (
    <div>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        <PriceAxis scale={scale} currency={currency} />
        <nav
          ref={days}
          aria-label={t`Price by day. Arrow keys go from day to day.`}
          className="relative overflow-x-auto"
        >
          <svg className="h-68 w-full min-w-160">
            <PriceGraphGrid bars={bars} scale={scale} chosen={search.departure} />
            {bars.map((bar, index) =>
              bar.price === undefined ? null : (
                <SearchLink
                  key={bar.day}
                  search={departingOn(search, bar.day)}
                  aria-label={`${words(bar.day)}: ${priceWords(bar.price)}${standing(bar.price)}`}
                  aria-current={bar.day === search.departure ? 'date' : undefined}
                  tabIndex={bar === stop ? 0 : -1}
                  onKeyDown={moveFocus}
                  onFocus={() => setLooked(bar.day)}
                  onMouseEnter={() => setLooked(bar.day)}
                  className="group"
                >
                  <PriceGraphBar
                    price={bar.price}
                    place={index}
                    count={bars.length}
                    scale={scale}
                    tone={toneOf(bar, { departure: search.departure, lowest, cheap })}
                  />
                </SearchLink>
              ),
            )}
            {bars.map(
              ({ day, price }, index) =>
                price !== undefined &&
                isSaid(index, price) && (
                  <PriceGraphLabel key={day} price={price} place={index} count={bars.length} scale={scale}>
                    {formatMoney({ amount: price, currency }, i18n.locale, 'short')}
                  </PriceGraphLabel>
                ),
            )}
          </svg>
        </nav>
      </div>
      <PriceLegend hasCheap={cheap !== undefined} />
    </div>
  )
}

interface Marks {
  readonly departure: string
  readonly lowest: number
  readonly cheap: number | undefined
}

const toneOf = ({ day, price = 0 }: PriceBar, { departure, lowest, cheap }: Marks): PriceTone => {
  if (day === departure) return 'chosen'
  if (price === lowest) return 'lowest'
  return cheap !== undefined && price <= cheap ? 'cheap' : 'other'
}
