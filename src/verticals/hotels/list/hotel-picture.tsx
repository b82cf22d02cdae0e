import { type Hour, hours } from '#/ui/scene/scene-place.ts'
import { palettes } from '#/ui/scene/scene-palette.ts'
import { SceneSky } from '#/ui/scene/scene-sky.tsx'
import { type Random, between, seededRandom } from '#/ui/scene/seeded-random.ts'
import type { Hotel } from '../offer/hotel.ts'

/** A house is drawn on a ground line of its own, in the middle of a scene 320 wide and 200 high. */
const ground = 176

interface House {
  readonly x: number
  readonly top: number
  readonly width: number
  /** rows and columns of windows */
  readonly floors: number
  readonly columns: number
}

const floorHeight = 20
const columnWidth = 24

/** More stars, a larger house; a motel is low and wide whatever its stars. */
const houseOf = ({ stars, type }: Pick<Hotel, 'stars' | 'type'>, random: Random): House => {
  const isLow = type === 'motel' || type === 'resort'
  const floors = isLow ? 2 : Math.min(6, stars + between(random, 0, 1))
  const columns = isLow ? 8 : between(random, 3, 5)
  const width = columns * columnWidth + 12
  return {
    x: 160 - width / 2 + between(random, -24, 24),
    top: ground - floors * floorHeight - 12,
    width,
    floors,
    columns,
  }
}

const cells = ({ x, top, floors, columns }: House): readonly (readonly [x: number, y: number])[] =>
  Array.from({ length: floors * columns }, (_, cell) => [
    x + 14 + (cell % columns) * columnWidth,
    top + 10 + Math.floor(cell / columns) * floorHeight,
  ])

const windowsPath = (places: readonly (readonly [x: number, y: number])[]): string =>
  places.map(([x, y]) => `M${x} ${y}h9v11h-9Z`).join('')

const palm = (x: number): string =>
  `M${x} ${ground}q3-24 1-40q-16-4-20 8q6-14 18-12q-6-10-16-6q10-8 18 2q6-12 17-5q-11-1-14 7q13-2 17 10q-7-9-18-6q4 20 0 42Z`

type Drawn = Pick<Hotel, 'code' | 'seed' | 'stars' | 'type' | 'amenities'>

/** A hotel's front, drawn from what is known of it. A decoration: the words beside it name the house. */
export function HotelPicture({ hotel, className }: { readonly hotel: Drawn; readonly className?: string }) {
  const random = seededRandom(`${hotel.code} ${hotel.seed}`)
  const hour: Hour = hours[between(random, 0, hours.length - 1)] ?? 'day'
  const palette = palettes[hour]
  const house = houseOf(hotel, random)
  const { x, top, width } = house
  const lit = cells(house).filter(() => random() < (hour === 'day' ? 0.1 : 0.45))
  const hasPalms = hotel.amenities.includes('beach') || hotel.type === 'resort'
  return (
    <svg viewBox="40 34 240 166" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className={className}>
      <SceneSky palette={palette} hour={hour} code={hotel.code} />
      <path d={`M0 ${ground - 34}q60-26 120-8t200-10V200H0Z`} fill={palette.far} />
      <path d={`M0 ${ground - 4}H320V200H0Z`} fill={hasPalms ? palette.sand : palette.near} />
      <path d={`M${x} ${ground}V${top}h${width}V${ground}Z`} fill={palette.middle} />
      <path d={`M${x - 5} ${top}h${width + 10}v-6h-${width + 10}Z`} fill={palette.near} />
      <path d={windowsPath(cells(house))} fill={palette.near} opacity="0.75" />
      <path d={windowsPath(lit)} fill={palette.light} />
      <path d={`M${x + width / 2 - 9} ${ground}v-15h18v15Z`} fill={palette.near} />
      {hasPalms && <path d={palm(x - 26) + palm(x + width + 22)} fill={palette.near} />}
    </svg>
  )
}
