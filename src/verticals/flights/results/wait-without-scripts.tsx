import { Trans } from '@lingui/react/macro'
import { writePlainSearch } from '#domain/plain-search.ts'
import { useResultsScope } from './results-scope.tsx'
import { waitKey } from '#/features/results/answer/results-url.ts'

/** Late flights are put in their place by a script: without scripts the page is asked for again, whole. */
export function WaitWithoutScripts() {
  const { url } = useResultsScope()
  const href = writePlainSearch({ ...url, [waitKey]: '1' })
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`0;url=${href}`} />
      <a href={href}>
        <Trans>Show the flights</Trans>
      </a>
    </noscript>
  )
}
