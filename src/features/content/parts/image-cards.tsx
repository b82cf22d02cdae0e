import { Trans } from '@lingui/react/macro'
import { classNames } from '#/ui/class-names.ts'
import type { SectionOf } from '../content-page.ts'
import { PictureCard } from './picture-card.tsx'
import { SectionFrame } from './section-frame.tsx'

export function ImageCards({ section: { id, level, title, pages } }: { readonly section: SectionOf<'ImageCards'> }) {
  return (
    <SectionFrame id={id} level={level} title={title ?? <Trans>Where to go next</Trans>}>
      <ul className={classNames('grid gap-3 sm:gap-4', pages.length % 3 === 0 ? 'md:grid-cols-3' : 'sm:grid-cols-2')}>
        {pages.map((card) => (
          <li key={card.href}>
            <PictureCard to={card.href} scene={card.scene} title={card.title} text={card.text} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
