import { type PriceScale, heightOf } from './price-bars.ts'
import { middleOf, plotBottom, plotHeight } from './graph-plot.ts'
import { type PriceTone, priceTones } from './price-tones.ts'

interface BarPlace {
  readonly price: number
  readonly place: number
  readonly count: number
  readonly scale: PriceScale
}

/** A bar that can still be seen, in pixels. */
const shortest = 6

const barHeight = ({ price, scale }: BarPlace): number => Math.max(shortest, heightOf(price, scale) * plotHeight)

/** One day: the whole of its column can be pressed. */
export function PriceGraphBar({ tone, ...bar }: BarPlace & { readonly tone: PriceTone }) {
  const { place, count } = bar
  const pitch = 100 / count
  const height = barHeight(bar)
  return (
    <>
      <rect x={`${place * pitch}%`} y="0" width={`${pitch}%`} height={plotBottom} fill="transparent" />
      <rect
        x={`${middleOf(place, count) - pitch * 0.36}%`}
        y={plotBottom - height}
        width={`${pitch * 0.72}%`}
        height={height}
        rx="3"
        className={`${priceTones[tone]} group-hover:stroke-primary group-hover:stroke-2 group-focus-visible:stroke-focus group-focus-visible:stroke-2`}
      />
    </>
  )
}

/** The price of a day over its bar, and over those beside it. */
export function PriceGraphLabel({ children, ...bar }: BarPlace & { readonly children: string }) {
  const { place, count } = bar
  const half = 50 / count
  const middle = middleOf(place, count)
  // what stands over the first and the last days begins or ends with them
  const edge = place < 2 ? 'start' : place > count - 3 ? 'end' : 'middle'
  return (
    <text
      aria-hidden="true"
      x={`${{ start: middle - half, middle, end: middle + half }[edge]}%`}
      y={plotBottom - barHeight(bar) - 7}
      textAnchor={edge}
      className="figures pointer-events-none fill-ink stroke-surface stroke-4 text-xs font-semibold [paint-order:stroke]"
    >
      {children}
    </text>
  )
}
