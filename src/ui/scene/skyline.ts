import { sceneHeight, sceneWidth } from './scene-lines.ts'
import { type Random, between } from './seeded-random.ts'

export interface Building {
  readonly x: number
  readonly width: number
  readonly top: number
}

/** A row of buildings from edge to edge, taller towards the middle. */
export const buildings = (random: Random, tallest: number, shortest: number): readonly Building[] => {
  const row: Building[] = []
  for (let x = -4; x < sceneWidth; x += (row.at(-1)?.width ?? 0) + between(random, 0, 3)) {
    const width = between(random, 14, 30)
    const centred = 1 - Math.abs(x + width / 2 - sceneWidth / 2) / (sceneWidth / 2)
    const height = shortest + (tallest - shortest) * (0.25 * random() + 0.75 * random() * Math.max(0.15, centred))
    row.push({ x, width, top: Math.round(sceneHeight - height) })
  }
  return row
}

const roof = (random: Random, { x, width, top }: Building): string => {
  const middle = Math.round(x + width / 2)
  const kind = between(random, 0, 5)
  if (kind === 0) return `M${middle - 1} ${top}V${top - 12}h2V${top}Z`
  if (kind === 1) return `M${x + 4} ${top}v-5H${x + width - 4}v5Z`
  if (kind === 2) return `M${x} ${top}l${width}-8v8Z`
  return ''
}

export const buildingsPath = (random: Random, row: readonly Building[]): string =>
  row
    .map(
      (building) =>
        `M${building.x} ${sceneHeight}V${building.top}h${building.width}V${sceneHeight}Z${roof(random, building)}`,
    )
    .join('')

/** Lit windows, as one path: a share of each building's grid. */
export const windowsPath = (random: Random, row: readonly Building[], share: number): string =>
  row
    .flatMap(({ x, width, top }) => {
      const lit: string[] = []
      for (let y = top + 6; y < sceneHeight - 14; y += 9)
        for (let column = x + 4; column < x + width - 4; column += 6)
          if (random() < share) lit.push(`M${column} ${y}h2v3h-2Z`)
      return lit
    })
    .join('')
