import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '#/ui/button-class.ts'
import type { FareChoice } from '../../flights/results/query/results-view.ts'
import { useResultsScope } from '../../flights/results/results-scope.tsx'
import { staysWithUrl } from '../search/package-addresses.ts'

/** Leads from a fare to the stays that go with it. */
export function GoOnToStays({ choice: { fare } }: { readonly choice: FareChoice }) {
  const { url } = useResultsScope()
  return (
    <Link
      to="/paquetes/result"
      search={staysWithUrl(url, fare.id)}
      preload={false}
      className={buttonClass('primary', 'base', 'w-full')}
    >
      <Trans>Choose the hotel</Trans>
      <span className="sr-only">: {fare.rules.label}</span>
    </Link>
  )
}
