import { liveryOf } from '#/ui/airline-livery.ts'
import { PlaneShapes } from '#/ui/plane-shapes.tsx'
import { Scene } from '#/ui/scene/scene.tsx'
import type { ScenePlace } from '#/ui/scene/scene-place.ts'

interface AirlineSceneProps {
  readonly place: ScenePlace
  readonly code: string
  readonly className: string
}

/** The airline's home with one of its aeroplanes leaving it, in the colours of its tail fin. */
export function AirlineScene({ place, code, className }: AirlineSceneProps) {
  return (
    <div className="relative">
      <Scene place={place} className={className} />
      <svg viewBox="-12 -4 176 70" aria-hidden="true" className="absolute start-[12%] top-[12%] w-[46%] -rotate-8">
        <PlaneShapes colour={liveryOf(code).fin} />
      </svg>
    </div>
  )
}
