import type { ScenePalette } from './scene-palette.ts'
import type { ScenePlace } from './scene-place.ts'

export interface GroundProps {
  readonly palette: ScenePalette
  readonly place: ScenePlace
  /** what the place is known by, on (0, 0) */
  readonly outline: string | undefined
}

interface OutlineProps {
  readonly path: string | undefined
  readonly at: readonly [x: number, y: number]
  readonly fill: string
}

export function Outline({ path, at: [x, y], fill }: OutlineProps) {
  return path ? <path d={path} transform={`translate(${x} ${y})`} fill={fill} fillRule="nonzero" /> : null
}
