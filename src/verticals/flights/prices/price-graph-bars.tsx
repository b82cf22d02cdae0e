import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useState } from 'react'
import { formatMoney } from '#domain/money/money-format.ts'
import type { FlightSearch } from '../search/flight-search.ts'
import { type PriceBar, barPitch, barWidth, graphHeight } from './price-bars.ts'
import { SearchLink } from '../results/results-scope.tsx'
import { departingOn } from '../search/search-on-days.ts'

interface PriceGraphBarsProps {
  readonly bars: readonly PriceBar[]
  readonly search: FlightSearch
  readonly currency: string
}

const labelSpace = 22

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

export function PriceGraphBars({ bars, search, currency }: PriceGraphBarsProps) {
  const { t, i18n } = useLingui()
  const [looked, setLooked] = useState(search.departure)
  const words = (day: string) =>
    i18n.date(`${day}T12:00:00Z`, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
  const priceWords = (price: number | undefined) =>
    price === undefined ? t`no flights` : formatMoney({ amount: price, currency }, i18n.locale)
  const shown = bars.find((bar) => bar.day === looked)
  const lowest = Math.min(...bars.flatMap(({ price }) => price ?? []))
  const stop = bars.find((bar) => bar.day === looked && bar.price !== undefined) ?? bars.find((bar) => bar.price)
  return (
    <div>
      <p className="figures text-sm">
        <strong>{words(looked)}</strong>: {priceWords(shown?.price)}
        {shown?.price === lowest && (
          <>
            {' · '}
            <span className="font-semibold text-good">
              <Trans>lowest of these days</Trans>
            </span>
          </>
        )}
      </p>
      <nav aria-label={t`Price by day. Arrow keys go from day to day.`} className="mt-2 overflow-x-auto">
        <svg viewBox={`0 0 ${bars.length * barPitch} ${graphHeight + labelSpace}`} className="h-44 w-full min-w-140">
          {bars.map((bar) => (
            <g key={bar.day}>
              {bar.price !== undefined && (
                <SearchLink
                  search={departingOn(search, bar.day)}
                  aria-label={`${words(bar.day)}: ${priceWords(bar.price)}`}
                  aria-current={bar.day === search.departure ? 'date' : undefined}
                  tabIndex={bar === stop ? 0 : -1}
                  onKeyDown={moveFocus}
                  onFocus={() => setLooked(bar.day)}
                  onMouseEnter={() => setLooked(bar.day)}
                >
                  <rect x={bar.x} y="0" width={barPitch} height={graphHeight} fill="transparent" />
                  <rect
                    x={bar.x + (barPitch - barWidth) / 2}
                    y={graphHeight - bar.height}
                    width={barWidth}
                    height={bar.height}
                    rx="3"
                    className={barTone(bar, search.departure, lowest)}
                  />
                </SearchLink>
              )}
              <text
                x={bar.x + barPitch / 2}
                y={graphHeight + 15}
                textAnchor="middle"
                fontSize="9"
                className={bar.day === search.departure ? 'fill-ink font-bold' : 'fill-muted'}
              >
                {Number(bar.day.slice(8))}
              </text>
            </g>
          ))}
        </svg>
      </nav>
    </div>
  )
}

const barTone = (bar: PriceBar, departure: string, lowest: number): string => {
  if (bar.day === departure) return 'fill-primary'
  return bar.price === lowest ? 'fill-good' : 'fill-edge hover:fill-primary'
}
