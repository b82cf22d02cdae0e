import { Trans } from '@lingui/react/macro'
import { classNames } from '#/ui/class-names.ts'
import { Scene } from '#/ui/scene/scene.tsx'
import type { SectionOf } from '../content-page.ts'
import { SectionFrame } from './section-frame.tsx'

export function Gallery({ section: { id, level, title, pictures } }: { readonly section: SectionOf<'Gallery'> }) {
  return (
    <SectionFrame id={id} level={level} title={title ?? <Trans>In pictures</Trans>}>
      <ul className={classNames('grid grid-cols-2 gap-3 sm:gap-4', pictures.length % 3 === 0 && 'md:grid-cols-3')}>
        {pictures.map(({ scene, caption }) => (
          <li key={caption} className={classNames(pictures.length % 2 === 1 && 'max-md:first:col-span-2')}>
            <figure className="flex flex-col gap-2">
              <Scene place={scene} className="aspect-[8/5] w-full rounded-xl" />
              <figcaption className="text-sm text-muted">{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
