import { SceneGround } from './scene-ground.tsx'
import { palettes } from './scene-palette.ts'
import type { ScenePlace } from './scene-place.ts'
import { SceneSky } from './scene-sky.tsx'

interface SceneProps {
  readonly place: ScenePlace
  readonly className?: string
}

/** What a scene is drawn of, 320 wide and 200 high, for use within an `svg`. */
export function SceneShapes({ place }: Pick<SceneProps, 'place'>) {
  const palette = palettes[place.hour]
  return (
    <>
      <SceneSky palette={palette} hour={place.hour} code={place.code} />
      <SceneGround palette={palette} place={place} />
    </>
  )
}

/** A small picture of a place, drawn from what is known of it. A decoration: the words beside it name the place. */
export function Scene({ place, className }: SceneProps) {
  return (
    <svg viewBox="0 0 320 200" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className={className}>
      <SceneShapes place={place} />
    </svg>
  )
}
