import { Trans } from '@lingui/react/macro'
import { ListSkeleton } from '#/features/results/list-skeleton.tsx'

/** Rows of the true size, so that nothing jumps when the activities come. */
export function ActivitiesSkeleton() {
  return <ListSkeleton words={<Trans>Looking for activities…</Trans>} />
}
