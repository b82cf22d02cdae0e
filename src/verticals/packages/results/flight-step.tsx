import { Trans } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { StreamedAnswer, type Sent } from '#/features/results/answer/streamed-answer.tsx'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import type { FirstAnswer } from '../../flights/results/query/loaded-results.ts'
import { ResultsBody } from '../../flights/results/results-body.tsx'
import { ResultsScopeProvider } from '../../flights/results/results-scope.tsx'
import { ResultsSkeleton } from '../../flights/results/results-skeleton.tsx'
import type { SoldWith } from '../../flights/results/sold-with.ts'
import { type PackageSearch, flightsOf, searchName } from '../search/package-search.ts'
import { GoOnToStays } from './go-on-to-stays.tsx'
import { NoPackages } from './no-packages.tsx'
import { PairPriceScope } from './pair-price-scope.tsx'

const soldWithStay = (search: PackageSearch): SoldWith => ({
  name: `packages ${searchName(search)}`,
  ask: async (signal) => (await import('../offer/fetch-packages.ts')).fetchPackageFlights(search, signal),
  prices: <Trans>Flight and hotel for everybody, taxes and fees included</Trans>,
  PriceScope: PairPriceScope,
  fares: (
    <Trans>
      Flight and hotel together, for everybody, taxes and fees included. Each fare says which bags it includes.
    </Trans>
  ),
  GoOn: GoOnToStays,
  Nothing: NoPackages,
})

interface FlightStepProps {
  readonly answer: Sent<FirstAnswer>
  readonly search: PackageSearch
  readonly url: ResultsUrl
}

/** The flights, each at the price of the pair with the cheapest hotel that goes with it. */
export function FlightStep({ answer, search, url }: FlightStepProps) {
  const [soldWith] = useState(() => soldWithStay(search))
  const flights = useMemo(() => flightsOf(search), [search])
  const { bags: _never, ...own } = url
  return (
    <ResultsScopeProvider url={useSame(own)} search={flights} soldWith={soldWith}>
      <StreamedAnswer answer={answer} url={url} skeleton={<ResultsSkeleton />}>
        {(first) => <ResultsBody first={first} />}
      </StreamedAnswer>
    </ResultsScopeProvider>
  )
}

/** The same value for as long as it says the same: a list is asked anew where its address is another. */
const useSame = (url: ResultsUrl): ResultsUrl => {
  const name = JSON.stringify(url)
  return useMemo(() => JSON.parse(name), [name])
}
