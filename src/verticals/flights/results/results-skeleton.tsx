import { Trans } from '@lingui/react/macro'
import { Skeleton } from '#/ui/skeleton.tsx'

/** As many as a page of flights has. */
const rows = 10

/** Rows of the true size, so that nothing jumps when the flights come. */
export function ResultsSkeleton() {
  return (
    <div className="mt-6">
      <output className="block text-lg font-bold">
        <Trans>Looking for flights…</Trans>
      </output>
      <div className="mt-4 flex flex-col gap-3">
        {Array.from({ length: rows }, (_, index) => (
          <SkeletonCard key={index} />
        ))}
      </div>
    </div>
  )
}

function SkeletonCard() {
  return (
    <div className="rounded-2xl border border-line bg-surface px-4 pt-4 pb-2 sm:px-5">
      <div className="grid gap-4 md:grid-cols-[9.5rem_1fr_11rem] md:items-center md:gap-5">
        <Skeleton className="h-10 w-36" />
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-24 w-full" />
      </div>
      <div className="mt-3 border-t border-line pt-2">
        <Skeleton className="h-8 w-60" />
      </div>
    </div>
  )
}
