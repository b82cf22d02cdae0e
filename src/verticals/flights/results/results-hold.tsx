import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useSnapshot } from 'valtio'
import { HoldingProvider, type PriceHold, useHolding } from '#/features/checkout/checkout.ts'
import { ResultsTimer } from '#/features/price-hold/results-timer.tsx'
import { searchName } from '../search/flight-search.ts'
import { useResultsScope } from './results-scope.tsx'
import { askedAgain } from '../trip/trip-url.ts'

export interface ResultsHoldProps {
  readonly hold: PriceHold
  /** Asks for the list anew. */
  readonly onRefresh: () => Promise<PriceHold | undefined>
}

/** Says until when the prices of the list stand, and asks what to do when they do not any more. */
export default function ResultsHold(props: ResultsHoldProps) {
  return (
    <HoldingProvider>
      <HeldResults {...props} />
    </HoldingProvider>
  )
}

function HeldResults({ hold, onRefresh }: ResultsHoldProps) {
  const { search, soldWith } = useResultsScope()
  const navigate = useNavigate()
  const { selected } = useHolding()
  const { trip } = useSnapshot(selected.state)
  const subject = soldWith?.name ?? searchName(search)
  const toSelected = () => navigate({ to: '/booking/summary', search: askedAgain(trip?.url ?? {}) })
  return (
    <ResultsTimer
      subject={subject}
      hold={hold}
      onRefresh={onRefresh}
      words={{ refreshSelected: <Trans>Refresh selected flight</Trans> }}
      onRefreshSelected={trip?.search === subject ? toSelected : undefined}
    />
  )
}
