import { type GroundProps, Outline } from './outline.tsx'
import { hillPath, peakPath, ridge, snowPath, swell } from './scene-lines.ts'
import type { ScenePalette } from './scene-palette.ts'
import { type Random, between, seededRandom } from './seeded-random.ts'
import { buildings, buildingsPath } from './skyline.ts'

type Colour = Exclude<keyof ScenePalette, 'sky'>

/** One filled shape over those before it, or where what the place is known by stands among them. */
type Layer = readonly [path: string, fill: Colour, opacity?: number] | readonly [x: number, y: number, fill: Colour]

/** Shapes beside each other from edge to edge, each drawn from where it begins and how wide it is. */
const row = (random: Random, narrow: number, wide: number, shape: (x: number, width: number) => string): string => {
  let path = ''
  for (let x = -8; x < 320;) {
    const width = between(random, narrow, wide)
    path += shape(x, width)
    x += width
  }
  return path
}

/** Houses under gables. */
const houses = (random: Random, low: number): string =>
  row(random, 16, 30, (x, width) => `M${x} 200V${between(random, low - 12, low)}l${width / 2}-9l${width / 2} 9V200Z`)

/** Crowns of trees. */
const crowns = (random: Random, top: number): string =>
  row(random, 18, 34, (x, width) => `M${x - 4} 200V${between(random, top, top + 8)}a16 15 0 0 1 ${width + 8} 0V200Z`)

const islands = (random: Random): string =>
  row(random, 50, 110, (x, width) => `M${x} 146c${width / 5}-${between(random, 14, 46)} ${width}-40 ${width} 0Z`)

const mesas = (random: Random, base: number): string =>
  row(
    random,
    70,
    150,
    (x, width) => `M${x} 200l8-${200 - base}V${base - between(random, 14, 44)}h${width - 26}V${base}L${x + width} 200Z`,
  )

const water = (random: Random, top: number): readonly Layer[] => {
  let glints = ''
  for (let y = top + 6; y < 200; y += 4) glints += `M${between(random, 0, 290)} ${y}h${between(random, 8, 30)}v1h-20Z`
  return [
    [`M0 ${top}H320V200H0Z`, 'water'],
    [glints, 'light', 0.45],
  ]
}

const layers = {
  hills: (random) => {
    const main = { x: between(random, 80, 140), top: between(random, 62, 80), half: between(random, 105, 135) }
    const other = { x: between(random, 215, 265), top: between(random, 88, 104), half: between(random, 85, 115) }
    return [
      [swell(random, 126, 40, 2), 'far'],
      [hillPath(other), 'middle', 0.75],
      [hillPath(main), 'middle'],
      [swell(random, 176, 16, 3), 'near'],
      [between(random, 205, 250), 180, 'near'],
    ]
  },
  desert: (random, outline) => [
    [buildingsPath(random, buildings(random, 50, 10)), 'far', outline ? 1 : 0],
    [between(random, 130, 200), 170, 'middle'],
    [swell(random, 158, 26, 2), 'sand'],
    [swell(random, 172, 20, 3), 'far', 0.6],
    [swell(random, 188, 18, 2), 'near', 0.55],
  ],
  oldtown: (random) => [
    [swell(random, 140, 24, 2), 'far'],
    [houses(random, 158), 'middle', 0.7],
    [between(random, 130, 190), 162, 'middle'],
    [houses(random, 180), 'near'],
  ],
  river: (random) => [
    [buildingsPath(random, buildings(random, 90, 52)), 'far'],
    [between(random, 110, 210), 166, 'middle'],
    ...water(random, 164),
    ['M0 200V188Q80 178 150 200Z', 'near'],
  ],
  islands: (random) => [
    [islands(random), 'far'],
    ...water(random, 144),
    [`M${between(random, 60, 100)} 164q90-26 170 0Z`, 'middle'],
    [between(random, 145, 175), 156, 'middle'],
    ['M190 200Q250 166 320 184V200Z', 'near'],
  ],
  volcano: (random) => {
    const rim = `M${between(random, 95, 125)} 62l8 5 10-4 10 5 12-6`
    return [
      [ridge(random, 138, 14, 40), 'far'],
      [`${rim}l100 138h-250Z`, 'middle'],
      [`${rim}l17 24-14-7-12 9-16-9-14 10-20-3Z`, 'sun', 0.9],
      [crowns(random, 172), 'far', 0.7],
      [between(random, 225, 255), 182, 'near'],
      [swell(random, 184, 12, 3), 'near'],
    ]
  },
  jungle: (random) => [
    [crowns(random, 120), 'far'],
    [160, 176, 'light'],
    [crowns(random, 166), 'middle'],
    [crowns(random, 184), 'near'],
  ],
  ice: (random) => [
    ...[60, 160, 260].flatMap((x): readonly Layer[] => {
      const peak = { x: between(random, x - 24, x + 24), top: between(random, 46, 84), half: 96 }
      return [
        [peakPath(peak), 'far'],
        [snowPath(peak), 'sun'],
      ]
    }),
    [ridge(random, 146, 12, 16), 'light', 0.8],
    ...water(random, 164),
    ['M0 200V176Q90 166 180 200Z', 'near'],
    [between(random, 50, 80), 178, 'near'],
  ],
  canyon: (random) => [
    [mesas(random, 150), 'far'],
    [mesas(random, 176), 'middle', 0.8],
    [between(random, 130, 200), 184, 'near'],
    [swell(random, 186, 14, 2), 'sand'],
  ],
} satisfies Record<string, (random: Random, outline: string | undefined) => readonly Layer[]>

export type LayeredGround = keyof typeof layers

/** A ground of shapes one over the other, and what the place is known by among them. */
export function LayeredGround({ ground, palette, place, outline }: GroundProps & { readonly ground: LayeredGround }) {
  return layers[ground](seededRandom(`${place.code} ground`), outline).map((layer: Layer) =>
    typeof layer[0] === 'number' ? (
      <Outline key="outline" path={outline} at={[layer[0], layer[1] as number]} fill={palette[layer[2] as Colour]} />
    ) : (
      <path key={layer[0]} d={layer[0]} fill={palette[layer[1] as Colour]} opacity={layer[2]} />
    ),
  )
}

export const isLayered = (ground: string): ground is LayeredGround => ground in layers
