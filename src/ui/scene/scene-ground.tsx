import { landmarks } from './landmarks.ts'
import { LayeredGround, isLayered } from './layered-ground.tsx'
import { knownPlaces } from './known-places.ts'
import { type GroundProps, Outline } from './outline.tsx'
import { peakPath, ridge, shadePath, snowPath, swell } from './scene-lines.ts'
import type { Landmark, ScenePlace, Terrain } from './scene-place.ts'
import { type Random, between, seededRandom } from './seeded-random.ts'
import { buildings, buildingsPath, windowsPath } from './skyline.ts'

function Skyline({ palette, place, outline }: GroundProps) {
  const random = seededRandom(`${place.code} ground`)
  const far = buildings(random, 92, 34)
  const near = buildings(random, 62, 16)
  const share = place.hour === 'night' || place.hour === 'dusk' ? 0.3 : 0.07
  return (
    <>
      <path d={buildingsPath(random, far)} fill={palette.far} />
      <path d={windowsPath(random, far, share / 2)} fill={palette.light} opacity="0.5" />
      <Outline path={outline} at={[between(random, 120, 210), 176]} fill={palette.middle} />
      <path d={buildingsPath(random, near)} fill={palette.near} />
      <path d={windowsPath(random, near, share)} fill={palette.light} opacity="0.85" />
    </>
  )
}

function Mountains({ palette, place, outline }: GroundProps) {
  const random = seededRandom(`${place.code} ground`)
  const main = { x: between(random, 90, 150), top: between(random, 48, 64), half: between(random, 120, 150) }
  const other = { x: between(random, 220, 262), top: between(random, 74, 92), half: between(random, 90, 120) }
  return (
    <>
      <path d={ridge(random, 104, 22, 32)} fill={palette.far} />
      {[other, main].map((peak) => (
        <g key={peak.x}>
          <path d={peakPath(peak)} fill={palette.middle} />
          <path d={shadePath(peak)} fill={palette.near} opacity="0.35" />
          <path d={snowPath(peak)} fill={palette.sun} opacity="0.9" />
        </g>
      ))}
      <path d={swell(random, 176, 16, 3)} fill={palette.near} />
      <Outline path={outline} at={[between(random, 220, 260), 178]} fill={palette.near} />
    </>
  )
}

const glints = (random: Random): string =>
  Array.from({ length: 9 }, (_, row) => `M${between(random, 20, 280)} ${132 + row * 6}h${between(random, 8, 34)}`).join(
    '',
  )

function Coast({ palette, place, outline }: GroundProps) {
  const random = seededRandom(`${place.code} ground`)
  const sail = between(random, 60, 250)
  return (
    <>
      <path d={swell(random, 124, 26, 2)} fill={palette.far} />
      <path d="M0 124H320V200H0Z" fill={palette.water} />
      <path d={glints(random)} stroke={palette.light} strokeWidth="1.5" strokeLinecap="round" opacity="0.5" />
      {outline === landmarks.palms ? (
        <path
          d={`M${sail} 146v-22l12 20ZM${sail - 2} 144v-14l-8 12ZM${sail - 12} 148h28l-4 5h-19Z`}
          fill={palette.light}
        />
      ) : (
        <Outline path={outline} at={[160, 148]} fill={palette.middle} />
      )}
      <path d="M0 200V172C60 158 120 188 190 186S290 164 320 170V200Z" fill={palette.sand} />
      {outline === landmarks.palms && (
        <Outline path={outline} at={[between(random, 30, 80), 186]} fill={palette.near} />
      )}
      <path d="M0 200V190C40 180 90 196 140 200ZM230 200C262 190 296 180 320 184V200Z" fill={palette.near} />
    </>
  )
}

const grounds = { skyline: Skyline, mountains: Mountains, coast: Coast } satisfies Partial<Record<Terrain, unknown>>

/** What anybody sees of a place: as it is known, and any other as whoever asks for it says. */
export const seenOf = ({ code, terrain, landmark }: ScenePlace) => {
  const [ground, mark] = knownPlaces[code] ?? [terrain, landmark]
  return { ground, outline: mark && (landmarks[mark as Landmark] ?? mark) }
}

export function SceneGround({ palette, place }: Omit<GroundProps, 'outline'>) {
  const { ground, outline } = seenOf(place)
  const shown = { palette, place, outline }
  if (isLayered(ground)) return <LayeredGround ground={ground} {...shown} />
  const Ground = grounds[ground]
  return <Ground {...shown} />
}
