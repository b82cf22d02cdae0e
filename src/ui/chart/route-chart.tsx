import { classNames } from '../class-names.ts'

/** A drawing of a route: paths of SVG in units of its own. */
export interface Chart {
  readonly width: number
  readonly height: number
  readonly land: string
  readonly course: string
  readonly stops: readonly ChartStop[]
}

export interface ChartStop {
  readonly x: number
  readonly y: number
}

interface RouteChartProps {
  readonly chart: Chart
  readonly className?: string
  /** what stands at stops, the last one of those on one spot; stops that are not named are dots */
  readonly labels?: readonly StopLabel[]
}

interface StopLabel {
  readonly at: ChartStop
  /** as "1 · 7": the days on which a ship is there */
  readonly days: string
  readonly name: string
}

/** A ship that ends its trip where it began stops there twice. */
const distinct = (stops: readonly ChartStop[]): readonly ChartStop[] =>
  stops.filter(({ x, y }, index) => stops.findIndex((other) => other.x === x && other.y === y) === index)

/** A route over water, with the land around it. A picture of the words beside it, so it is hidden from screen readers. */
export function RouteChart({ chart: { width, height, land, course, stops }, labels, className }: RouteChartProps) {
  const unit = width / 168
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={classNames('map-sea', className)}
    >
      <path d={land} fillRule="evenodd" strokeWidth={width / 480} className="map-land map-shore" />
      <path d={course} strokeWidth={labels ? 4.5 : 3.2 * unit} className="map-wake" />
      <path d={course} strokeWidth={labels ? 2 : 1.4 * unit} className="map-course" />
      {labels
        ? labels.map((label) => <NamedStop key={label.name} label={label} width={width} height={height} />)
        : distinct(stops).map(({ x, y }) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={2.6 * unit} strokeWidth={unit} className="map-stop" />
          ))}
    </svg>
  )
}

const letter = 9
const letterWidth = 0.6

/** Names are larger on phones, where the chart is smaller. */
const largestLetter = 11

/** How much of the width a phone does not show on either side, where a chart fills a frame of 4 to 3. */
const cropped = 1 / 18

/** How far a name moves from the middle of its stop, so that it ends where the chart does. */
const shiftOf = (name: string, x: number, width: number): number => {
  const half = (name.length * largestLetter * letterWidth) / 2
  const [left, right] = [width * cropped + half, width * (1 - cropped) - half]
  return Math.round(Math.max(left, Math.min(x, right)) - x)
}

interface NamedStopProps extends Pick<Chart, 'width' | 'height'> {
  readonly label: StopLabel
}

function NamedStop({ label: { at, days, name }, width: chartWidth, height }: NamedStopProps) {
  const width = days.length * letter * letterWidth + 9
  const down = at.y + 24 > height ? -12 : 19
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <rect x={-width / 2} y={-7.5} width={width} height={15} rx={7.5} strokeWidth={0.75} className="map-day" />
      <text y={letter * 0.35} textAnchor="middle" fontSize={letter} fontWeight={700} className="map-day-number">
        {days}
      </text>
      <text
        x={shiftOf(name, at.x, chartWidth)}
        y={down}
        textAnchor="middle"
        fontSize={letter}
        fontWeight={600}
        className="map-name"
      >
        {name}
      </text>
    </g>
  )
}
