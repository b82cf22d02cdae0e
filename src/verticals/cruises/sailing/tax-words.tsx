import { Trans } from '@lingui/react/macro'
import type { ListedSailing } from './sailing.ts'

/** Whether a price has taxes in it; nothing where the line does not say. */
export function TaxWords({ taxesIncluded }: Pick<ListedSailing, 'taxesIncluded'>) {
  if (taxesIncluded === undefined) return null
  return taxesIncluded ? <Trans>taxes included</Trans> : <Trans>taxes not included</Trans>
}
