import { useId } from 'react'
import type { ScenePalette } from './scene-palette.ts'
import type { Hour } from './scene-place.ts'
import { type Random, between, seededRandom } from './seeded-random.ts'

const sunHeights: Record<Hour, readonly [low: number, high: number]> = {
  dawn: [88, 104],
  day: [32, 52],
  dusk: [92, 112],
  night: [30, 52],
}

const starsPath = (random: Random): string =>
  Array.from({ length: 26 }, () => `M${between(random, 4, 316)} ${between(random, 4, 96)}h1v1h-1Z`).join('')

const cloudPath = (random: Random): string => {
  const [x, y, width] = [between(random, 20, 230), between(random, 28, 70), between(random, 44, 76)]
  return `M${x} ${y}a7 7 0 0 1 12-6a10 10 0 0 1 18-1a8 8 0 0 1 ${width - 40} 2a6 6 0 0 1 6 5Z`
}

interface SkyProps {
  readonly palette: ScenePalette
  readonly hour: Hour
  readonly code: string
}

export function SceneSky({ palette, hour, code }: SkyProps) {
  const random = seededRandom(`${code} sky`)
  const [x, y] = [between(random, 50, 270), between(random, ...sunHeights[hour])]
  const radius = hour === 'night' ? 11 : 17
  const gradient = useId()
  return (
    <>
      <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
        {palette.sky.map((colour, index) => (
          <stop key={colour} offset={[0, 0.5, 0.8][index]} stopColor={colour} />
        ))}
      </linearGradient>
      <path d="M0 0H320V200H0Z" fill={`url(#${gradient})`} />
      {hour === 'night' && <path d={starsPath(random)} fill={palette.light} opacity="0.8" />}
      <circle cx={x} cy={y} r={radius * 2.1} fill={palette.sun} opacity="0.22" />
      <circle cx={x} cy={y} r={radius} fill={palette.sun} />
      {hour !== 'night' && (
        <path d={cloudPath(random) + cloudPath(random)} fill={palette.light} opacity={hour === 'dusk' ? 0.28 : 0.7} />
      )}
    </>
  )
}
