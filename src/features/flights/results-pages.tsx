import { Trans, useLingui } from '@lingui/react/macro'
import { buttonClass } from '#/ui/button-class.ts'
import { Icon } from '#/ui/icon.tsx'
import { ResultsLink } from './results-scope.tsx'

/** Pages around the current one that are always at hand, besides the first and the last. */
const reach = 1

const shownPages = (page: number, pages: number): readonly number[] =>
  Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= reach,
  )

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
      {shownPages(page, pages).map((number) => (
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
      ))}
      {page < pages && (
        <ResultsLink change={{ page: page + 1 }} movesOn rel="next" className={buttonClass('secondary', 'small')}>
          <Trans>Next</Trans>
          <Icon name="i-lucide-chevron-right" className="size-4" />
        </ResultsLink>
      )}
    </nav>
  )
}
