import { type Landmark, type ScenePlace, hours, terrains } from '#/ui/scene/scene-place.ts'
import { landmarks } from '#/ui/scene/landmarks.ts'

interface WrittenScene {
  readonly code: string
  readonly terrain: string
  readonly hour: string
  readonly landmark?: string | null | undefined
}

/** A drawing as somebody asks for it; what cannot be drawn becomes hills by day. */
export const sceneOf = ({ code, terrain, hour, landmark }: WrittenScene): ScenePlace => ({
  code: code.replaceAll(/[^A-Za-z0-9]/g, '').slice(0, 12),
  terrain: terrains.find((known) => known === terrain) ?? 'hills',
  hour: hours.find((known) => known === hour) ?? 'day',
  ...(landmark && Object.hasOwn(landmarks, landmark) ? { landmark: landmark as Landmark } : {}),
})
