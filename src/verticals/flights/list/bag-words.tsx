import { Trans } from '@lingui/react/macro'
import type { BagState } from '../results/query/fare-price.ts'

/** How a checked bag stands with a price that was asked for with one. */
export function BagWords({ bag }: { bag: BagState }) {
  if (bag === 'included') return <Trans>checked bag included</Trans>
  if (bag === 'added') return <Trans>with a checked bag each</Trans>
  return <Trans>no checked bag available</Trans>
}
