import { type Random, between } from './seeded-random.ts'

export const sceneWidth = 320
export const sceneHeight = 200

/** A jagged land line from edge to edge and down to the ground. */
export const ridge = (random: Random, top: number, roughness: number, step: number): string => {
  const points: string[] = []
  for (let x = 0; x <= sceneWidth; x += step) points.push(`L${x} ${between(random, top, top + roughness)}`)
  return `M0 ${sceneHeight}${points.join('')}L${sceneWidth} ${sceneHeight}Z`
}

/** A soft land line: hills, dunes, a beach. */
export const swell = (random: Random, top: number, height: number, waves: number): string => {
  const half = sceneWidth / waves / 2
  const parts: string[] = []
  for (let wave = 0; wave < waves; wave += 1) {
    const crest = between(random, top - height, top)
    parts.push(`q${half} ${crest - top - between(random, 0, height)} ${half * 2} 0`)
  }
  return `M0 ${sceneHeight}V${top}${parts.join('')}V${sceneHeight}Z`
}

export interface Peak {
  readonly x: number
  readonly top: number
  readonly half: number
}

export const peakPath = ({ x, top, half }: Peak): string =>
  `M${x - half} ${sceneHeight}L${x - half * 0.32} ${top + (sceneHeight - top) * 0.3}L${x} ${top}L${x + half * 0.26} ${
    top + (sceneHeight - top) * 0.34
  }L${x + half} ${sceneHeight}Z`

/** A steep green hill, rounded at its top. */
export const hillPath = ({ x, top, half }: Peak): string =>
  `M${x - half} ${sceneHeight}C${x - half * 0.5} ${top + 40} ${x - half * 0.35} ${top} ${x} ${top}S${x + half * 0.45} ${
    top + 44
  } ${x + half} ${sceneHeight}Z`

/** The side of a peak that the sun does not reach. */
export const shadePath = ({ x, top, half }: Peak): string =>
  `M${x} ${top}L${x + half * 0.26} ${top + (sceneHeight - top) * 0.34}L${x + half} ${sceneHeight}H${x + half * 0.1}L${
    x - half * 0.06
  } ${top + (sceneHeight - top) * 0.4}Z`

export const snowPath = ({ x, top, half }: Peak): string => {
  const depth = (sceneHeight - top) * 0.22
  const reach = half * 0.25
  return `M${x} ${top}l${reach * 0.82} ${depth}l${-reach * 0.5} ${-depth * 0.25}l${-reach * 0.34} ${depth * 0.3}l${
    -reach * 0.42
  } ${-depth * 0.28}l${-reach * 0.5} ${depth * 0.2}Z`
}
