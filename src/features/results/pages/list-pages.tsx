import { Trans, useLingui } from '@lingui/react/macro'
import { buttonClass } from '#/ui/button-class.ts'
import { Icon } from '#/ui/icon.tsx'
import { pageNumbers } from './page-numbers.ts'
import { ListLink } from '../list-scope.tsx'

interface ListPagesProps {
  readonly page: number
  readonly pages: number
  /** what they are pages of */
  readonly label: string
}

export function ListPages({ page, pages, label }: ListPagesProps) {
  const { t } = useLingui()
  if (pages <= 1) return null
  return (
    <nav aria-label={label} className="mt-6 flex flex-wrap items-center justify-center gap-2">
      {page > 1 && (
        <ListLink change={{ page: page - 1 }} movesOn="page" rel="prev" className={buttonClass('secondary', 'small')}>
          <Icon name="i-lucide-chevron-left" className="size-4" />
          <Trans>Previous</Trans>
        </ListLink>
      )}
      {pageNumbers(page, pages).map((number) =>
        typeof number === 'string' ? (
          <span key={number} aria-hidden="true" className="text-muted">
            …
          </span>
        ) : (
          <ListLink
            key={number}
            change={{ page: number }}
            movesOn="page"
            aria-current={number === page ? 'page' : undefined}
            aria-label={t`Page ${number}`}
            className={buttonClass(number === page ? 'primary' : 'quiet', 'small', 'figures min-w-9')}
          >
            {number}
          </ListLink>
        ),
      )}
      {page < pages && (
        <ListLink change={{ page: page + 1 }} movesOn="page" rel="next" className={buttonClass('secondary', 'small')}>
          <Trans>Next</Trans>
          <Icon name="i-lucide-chevron-right" className="size-4" />
        </ListLink>
      )}
    </nav>
  )
}
