import { Scene } from '#/ui/scene/scene.tsx'
import type { ScenePlace } from '#/ui/scene/scene-place.ts'
import { SiteAnchor } from '../page/site-anchor.tsx'

interface PictureCardProps {
  readonly to: string
  readonly scene: ScenePlace
  readonly title: string
  readonly text: string
  /** in small letters above the title */
  readonly above?: string
}

/** Another page, as a picture of its place and a few words: one above the other, and on a phone side by side. */
export function PictureCard({ to, scene, title, text, above }: PictureCardProps) {
  return (
    <SiteAnchor
      to={to}
      className="group flex h-full overflow-hidden rounded-2xl border border-line bg-surface hover:border-edge sm:flex-col"
    >
      <span className="relative block w-28 shrink-0 overflow-hidden sm:w-auto">
        <Scene
          place={scene}
          className="h-full w-full sm:aspect-[2/1] sm:h-auto motion-safe:transition-transform motion-safe:duration-200 motion-safe:group-hover:scale-103"
        />
      </span>
      <span className="flex flex-1 flex-col gap-1.5 p-4 sm:p-5">
        {above && <span className="text-xs text-muted">{above}</span>}
        <span className="text-base font-bold text-balance group-hover:text-primary-strong">{title}</span>
        <span className="text-sm text-muted">{text}</span>
      </span>
    </SiteAnchor>
  )
}
