import { Trans } from '@lingui/react/macro'
import { ListSkeleton } from '#/features/results/list-skeleton.tsx'

/** Rows of the true size, so that nothing jumps when the hotels come. */
export function HotelsSkeleton() {
  return <ListSkeleton words={<Trans>Looking for hotels…</Trans>} />
}
