import { Trans, useLingui } from '@lingui/react/macro'
import { classNames } from '#/ui/class-names.ts'
import type { ContentCard } from '../content-page.ts'
import { parentOf } from '../found/parent-pages.ts'
import { PictureCard } from '../parts/picture-card.tsx'

/** Three in a row, or four where three would leave one by itself. */
const columnsFor = (cards: number): string => (cards % 3 === 1 && cards % 4 !== 1 ? 'lg:grid-cols-4' : 'lg:grid-cols-3')

interface CardGridProps {
  readonly cards: readonly ContentCard[]
  /** pages of several kinds say which they are */
  readonly mixed?: boolean
}

export function CardGrid({ cards, mixed = false }: CardGridProps) {
  const { i18n } = useLingui()
  return (
    <ul className={classNames('grid gap-3 sm:grid-cols-2 sm:gap-4', columnsFor(cards.length))}>
      {cards.map((card) => {
        const parent = parentOf(card)
        return (
          <li key={card.path}>
            <PictureCard
              to={card.path}
              scene={card.scene}
              title={card.title}
              text={card.description}
              {...(mixed && parent ? { above: i18n._(parent.name) } : {})}
            />
          </li>
        )
      })}
    </ul>
  )
}

export function RelatedPages({ cards }: CardGridProps) {
  if (cards.length === 0) return null
  return (
    <section aria-labelledby="related" className="flex flex-col gap-5">
      <h2 id="related" className="text-xl">
        <Trans>Read next</Trans>
      </h2>
      <CardGrid cards={cards} mixed />
    </section>
  )
}
