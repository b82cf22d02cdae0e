import { lengthUnits } from '#/i18n/length-units.ts'

const longestPixels = 110

interface RoundDistance {
  readonly count: number
  readonly unit: string
  readonly pixels: number
}

/** The longest round distance that has room on the map, in the units of the language. */
export const roundDistance = (metresPerPixel: number, locale: string): RoundDistance => {
  const most = longestPixels * metresPerPixel
  const [long, short] = lengthUnits(locale)
  const [unit, metres] = most < long[1] ? short : long
  const power = 10 ** Math.floor(Math.log10(most / metres))
  const count = ([5, 2].find((step) => step * power * metres <= most) ?? 1) * power
  return { count, unit, pixels: (count * metres) / metresPerPixel }
}
