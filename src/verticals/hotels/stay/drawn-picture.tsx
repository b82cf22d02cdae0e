import { type ScenePalette, palettes } from '#/ui/scene/scene-palette.ts'
import { type Hour, hours } from '#/ui/scene/scene-place.ts'
import { type Random, between, seededRandom } from '#/ui/scene/seeded-random.ts'
import type { Picture, PictureSubject, RoomKind, RoomView } from './hotel-page.ts'

interface Drawing {
  readonly palette: ScenePalette
  readonly random: Random
}

const floor = 150

/** What is seen through the window, 120 wide and 70 high from the point 100, 24. */
const outside: Readonly<
  Record<RoomView, (palette: ScenePalette) => readonly (readonly [path: string, fill: string])[]>
> = {
  city: ({ middle, near }) => [
    ['M104 94V60h16v-14h14v24h18V52h12v18h16V58h20v36Z', middle],
    ['M104 94V76h22v-8h20v14h30v-10h40v22Z', near],
  ],
  courtyard: ({ sand, near }) => [
    ['M104 94V44h30v50ZM186 94V44h30v50Z', sand],
    ['M150 94a14 14 0 0 1 28 0Z', near],
  ],
  garden: ({ middle, near }) => [
    ['M104 94V72q20-18 40-4q20-16 40 0q20-12 32 2v24Z', middle],
    ['M104 94V84q30-10 56-2q30-8 56 0v12Z', near],
  ],
  pool: ({ sand, water }) => [
    ['M104 94V74h112v20Z', sand],
    ['M120 90q40-14 80 0Z', water],
  ],
  sea: ({ water, sand }) => [
    ['M104 94V60h112v34Z', water],
    ['M104 94q50-14 112-4v4Z', sand],
  ],
  mountain: ({ far, middle }) => [
    ['M104 94L138 42L164 76L186 50L216 94Z', far],
    ['M104 94L128 70L160 94Z', middle],
  ],
  river: ({ middle, water }) => [
    ['M104 94V66q56-10 112 0v28Z', middle],
    ['M140 94q30-10 6-22h12q36 10 22 22Z', water],
  ],
}

function Window({ view, palette }: { readonly view: RoomView; readonly palette: ScenePalette }) {
  return (
    <>
      <path d="M104 24h112v70H104Z" fill={palette.sky[1]} />
      {outside[view](palette).map(([path, fill]) => (
        <path key={path} d={path} fill={fill} />
      ))}
      <path d="M98 18h124v82H98ZM104 24v70h53V24ZM163 24v70h53V24Z" fillRule="evenodd" fill={palette.light} />
      <path d="M84 14h16v92H84ZM220 14h16v92h-16Z" fill={palette.sand} />
    </>
  )
}

/** Beds side by side, as many as there are and as wide as they are. */
const bedPath = (beds: RoomKind['beds']): readonly (readonly [x: number, width: number])[] => {
  const widths = beds.flatMap(({ kind, count }) =>
    Array.from({ length: Math.min(count, 2) }, () =>
      kind === 'single' || kind === 'bunk' ? 62 : kind === 'king' ? 128 : 100,
    ),
  )
  const shown = widths.slice(0, 2)
  const all = shown.reduce((sum, width) => sum + width, 0) + (shown.length - 1) * 14
  let x = 160 - all / 2
  return shown.map((width) => {
    const at = x
    x += width + 14
    return [at, width] as const
  })
}

function Room({ room, palette }: { readonly room: RoomKind; readonly palette: ScenePalette }) {
  return (
    <>
      <Window view={room.view} palette={palette} />
      {bedPath(room.beds).map(([x, width]) => (
        <g key={x}>
          <path d={`M${x} 112h${width}v34h-${width}Z`} fill={palette.near} />
          <path d={`M${x} 134h${width}v34h-${width}Z`} fill={palette.light} />
          <path d={`M${x} 146h${width}v26h-${width}Z`} fill={palette.water} />
          <path
            d={`M${x + 8} 124h${width / 2 - 12}v14H${x + 8}ZM${x + width / 2 + 4} 124h${width / 2 - 12}v14h-${width / 2 - 12}Z`}
            fill={palette.sun}
          />
        </g>
      ))}
    </>
  )
}

/** The rest of a house, each as a few shapes on the same floor. */
const places: Readonly<
  Record<Exclude<PictureSubject, 'room'>, (drawing: Drawing) => readonly (readonly [path: string, fill: string])[]>
> = {
  facade: ({ palette }) => [['M70 176V60h180v116Z', palette.middle]],
  lobby: ({ palette, random }) => [
    ['M36 20h4v40h-4ZM22 60h32l-6 18H28ZM276 20h4v40h-4ZM262 60h32l-6 18h-20Z', palette.sun],
    [`M${between(random, 90, 120)} 104h120v46h-120Z`, palette.near],
    ['M30 128h46v34H30ZM244 128h46v34h-46Z', palette.water],
  ],
  bathroom: ({ palette }) => [
    ['M40 30h60v70H40Z', palette.light],
    ['M150 112h130v24q0 26-26 26h-78q-26 0-26-26Z', palette.light],
    ['M44 116h52v12H44ZM64 128h12v34H64Z', palette.water],
    ['M262 40h6v72h-6ZM246 36h22v6h-22Z', palette.near],
  ],
  pool: ({ palette, random }) => [
    [`M30 ${floor}q${between(random, 110, 150)}-34 260 0q-20 40-130 40T30 ${floor}Z`, palette.water],
    ['M40 118h44l10 12H34ZM236 118h44l6 12h-60Z', palette.light],
    ['M160 60q40 0 56 26H104q16-26 56-26ZM158 86h4v40h-4Z', palette.sun],
  ],
  restaurant: ({ palette }) => [
    ['M60 120h70v8H60ZM92 128h6v34h-6ZM190 120h70v8h-70ZM222 128h6v34h-6Z', palette.near],
    ['M44 112h10v50H44ZM136 112h10v50h-10ZM174 112h10v50h-10ZM266 112h10v50h-10Z', palette.middle],
    ['M92 106h6v14h-6ZM222 106h6v14h-6ZM158 16h4v26h-4ZM144 42h32l-6 14h-20Z', palette.sun],
  ],
  gym: ({ palette }) => [
    ['M50 90h8v62h-8ZM44 152h70l-4 10H40ZM50 90h30v6H50Z', palette.near],
    ['M170 124h90v6h-90ZM164 108h8v38h-8ZM258 108h8v38h-8ZM154 114h8v26h-8ZM268 114h8v26h-8Z', palette.near],
    ['M130 24h160v60H130Z', palette.light],
  ],
  spa: ({ palette }) => [
    ['M80 120h160v14H80ZM92 134h8v30h-8ZM220 134h8v30h-8Z', palette.near],
    ['M84 108h36v12H84ZM140 112h92v8h-92Z', palette.light],
    ['M40 150q0-26 12-26t12 26ZM258 150q0-26 12-26t12 26Z', palette.sun],
  ],
  meeting_room: ({ palette }) => [
    ['M100 24h120v62H100Z', palette.light],
    ['M70 122h180l16 20H54Z', palette.near],
    ['M76 142h16v24H76ZM116 142h16v24h-16ZM156 142h16v24h-16ZM196 142h16v24h-16ZM232 142h16v24h-16Z', palette.middle],
  ],
}

const outdoors: ReadonlySet<PictureSubject> = new Set(['pool', 'facade'])

/** A picture of a hotel, drawn from the facts that its words are written of. */
export function DrawnPicture({ picture }: { readonly picture: Picture }) {
  const { subject, room, seed } = picture
  const random = seededRandom(`${subject} ${seed}`)
  const hour: Hour = hours[between(random, 0, hours.length - 2)] ?? 'day'
  const palette = palettes[hour]
  const shapes = subject === 'room' ? [] : places[subject]({ palette, random })
  const isOutside = outdoors.has(subject)
  return (
    <svg viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className="size-full">
      <path d="M0 0H320V200H0Z" fill={isOutside ? palette.sky[1] : palette.far} />
      <path d={`M0 ${floor}H320V200H0Z`} fill={palette.sand} />
      {room && <Room room={room} palette={palette} />}
      {shapes.map(([path, fill]) => (
        <path key={path} d={path} fill={fill} />
      ))}
    </svg>
  )
}
