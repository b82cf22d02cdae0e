import { Trans, useLingui } from '@lingui/react/macro'
import { classNames } from '#/ui/class-names.ts'
import { Notice } from '#/ui/notice.tsx'
import type { ContentList } from '../loaded-content.ts'
import { parentOf } from '../found/parent-pages.ts'
import { CardGrid } from './related-pages.tsx'

/** The pages that a page lists, each kind below a heading of its own where there are several. */
export function ContentLists({ lists }: { readonly lists: readonly ContentList[] }) {
  const { i18n } = useLingui()
  /** the page's own title has just said it */
  const isTold = (type: ContentList['type']): boolean => lists.length === 1 && type !== 'country'
  return (
    <div className="flex flex-col gap-10">
      {lists.map(({ type, cards }) => {
        const parent = parentOf({ type })
        return (
          <section key={type} aria-labelledby={`list-${type}`} className="flex flex-col gap-5">
            <h2 id={`list-${type}`} className={classNames('text-xl', isTold(type) && 'sr-only')}>
              {type === 'country' ? <Trans>By country</Trans> : parent && i18n._(parent.name)}
            </h2>
            {cards ? (
              <CardGrid cards={cards} />
            ) : (
              <Notice tone="warn">
                <Trans>We couldn’t load this list. Reload the page in a moment.</Trans>
              </Notice>
            )}
          </section>
        )
      })}
    </div>
  )
}
