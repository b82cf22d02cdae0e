import { classNames } from './class-names.ts'

interface StopLineProps {
  /** stops between the two ends */
  readonly stops: number
  readonly className?: string
}

const width = 120
const end = 5

/** The product's one motif: a thin line with its stops. A picture of the words beside it, so it is hidden from screen readers. */
export function StopLine({ stops, className }: StopLineProps) {
  const gap = (width - 2 * end) / (stops + 1)
  return (
    <svg
      viewBox={`0 0 ${width} 12`}
      aria-hidden="true"
      className={classNames('h-3 w-full text-edge', className)}
      preserveAspectRatio="xMinYMid meet"
    >
      <line x1={end} x2={width - end} y1="6" y2="6" stroke="currentColor" strokeWidth="1.5" />
      <circle cx={end} cy="6" r="3.25" fill="var(--c-surface)" stroke="currentColor" strokeWidth="1.5" />
      <circle cx={width - end} cy="6" r="3.25" fill="currentColor" />
      {Array.from({ length: stops }, (_, index) => (
        <circle
          key={index}
          cx={end + gap * (index + 1)}
          cy="6"
          r="3.25"
          fill="var(--c-surface)"
          className="stroke-accent"
          strokeWidth="2"
        />
      ))}
    </svg>
  )
}
