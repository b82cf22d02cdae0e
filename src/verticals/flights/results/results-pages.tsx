import { Trans, useLingui } from '@lingui/react/macro'
import { buttonClass } from '#/ui/button-class.ts'
import { Icon } from '#/ui/icon.tsx'
import { pageNumbers } from './query/page-numbers.ts'
import { ResultsLink } from './results-scope.tsx'

export function ResultsPages({ page, pages }: { page: number; pages: number }) {
  const { t } = useLingui()
  if (pages <= 1) return null
  return (
    <nav aria-label={t`Pages of flights`} className="mt-6 flex flex-wrap items-center justify-center gap-2">
      {page > 1 && (
        <ResultsLink change={{ page: page - 1 }} movesOn rel="prev" className={buttonClass('secondary', 'small')}>
          <Icon name="i-lucide-chevron-left" className="size-4" />
          <Trans>Previous</Trans>
        </ResultsLink>
      )}
      {pageNumbers(page, pages).map((number) =>
        typeof number === 'string' ? (
          <span key={number} aria-hidden="true" className="text-muted">
            …
          </span>
        ) : (
          <ResultsLink
            key={number}
            change={{ page: number }}
            movesOn
            aria-current={number === page ? 'page' : undefined}
            aria-label={t`Page ${number}`}
            className={buttonClass(number === page ? 'primary' : 'quiet', 'small', 'figures min-w-9')}
          >
            {number}
          </ResultsLink>
        ),
      )}
      {page < pages && (
        <ResultsLink change={{ page: page + 1 }} movesOn rel="next" className={buttonClass('secondary', 'small')}>
          <Trans>Next</Trans>
          <Icon name="i-lucide-chevron-right" className="size-4" />
        </ResultsLink>
      )}
    </nav>
  )
}
