import { Trans } from '@lingui/react/macro'
import { stringifyQuery } from '#domain/query-parameters.ts'
import { type ResultsUrl, waitKey } from './results-url.ts'

/** A late list is put in their place by a script: without scripts the page is asked for again, whole. */
export function WaitWithoutScripts({ url }: { readonly url: ResultsUrl }) {
  const href = stringifyQuery({ ...url, [waitKey]: '1' })
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`0;url=${href}`} />
      <a href={href}>
        <Trans>Show the results</Trans>
      </a>
    </noscript>
  )
}
