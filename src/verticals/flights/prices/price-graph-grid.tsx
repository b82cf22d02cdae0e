import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '#domain/money/money-format.ts'
import { middleOf, plotBottom, plotHeight, plotTop } from './graph-plot.ts'
import type { PriceBar, PriceScale } from './price-bars.ts'

/** The prices beside the lines of the graph, which stay while its days are scrolled. Each bar says its own price. */
export function PriceAxis({ scale: { lines, floor }, currency }: { scale: PriceScale; currency: string }) {
  const { i18n } = useLingui()
  return (
    <ul aria-hidden="true" className="figures mt-6 flex h-50 flex-col justify-between text-end text-xs text-muted">
      {[...lines, floor].map((price) => (
        <li key={price} className="flex h-0 items-center justify-end whitespace-nowrap">
          {formatMoney({ amount: price, currency }, i18n.locale, 'short')}
        </li>
      ))}
    </ul>
  )
}

interface PriceGraphGridProps {
  readonly bars: readonly PriceBar[]
  readonly scale: PriceScale
  readonly chosen: string
}

/** The lines of the axis, the days, and the months that they are in. */
export function PriceGraphGrid({ bars, scale: { lines }, chosen }: PriceGraphGridProps) {
  const { i18n } = useLingui()
  const month = (day: string): string =>
    i18n.date(`${day}T12:00:00Z`, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  /** a month is named where it begins, and where the graph does unless the next one follows at once */
  const isNamed = (day: string, place: number): boolean =>
    day.endsWith('-01') || (place === 0 && !bars.slice(1, 5).some((next) => next.day.endsWith('-01')))
  /** where the graph is wider than its panel, a month is named each week */
  const isNamedAgain = (place: number): boolean =>
    place > 0 && place % 7 === 0 && !bars.slice(place - 4, place + 6).some(({ day }) => day.endsWith('-01'))
  return (
    <g aria-hidden="true">
      {[...lines, 0].map((price, line) => {
        const y = plotTop + (line / lines.length) * plotHeight
        return (
          <line
            key={price}
            x1="0"
            x2="100%"
            y1={y}
            y2={y}
            className={line === lines.length ? 'stroke-edge' : 'stroke-line'}
          />
        )
      })}
      {bars.map(({ day }, place) => (
        <text
          key={day}
          x={`${middleOf(place, bars.length)}%`}
          y={plotBottom + 17}
          textAnchor="middle"
          className={`figures text-xs ${day === chosen ? 'fill-ink font-bold' : 'fill-muted'}`}
        >
          {Number(day.slice(8))}
        </text>
      ))}
      {bars.map(
        ({ day }, place) =>
          (isNamed(day, place) || isNamedAgain(place)) && (
            <text
              key={day}
              x={`${(place / bars.length) * 100}%`}
              y={plotBottom + 38}
              className={`fill-ink text-xs font-semibold ${isNamed(day, place) ? '' : 'sm:hidden'}`}
            >
              {month(day)}
            </text>
          ),
      )}
    </g>
  )
}
