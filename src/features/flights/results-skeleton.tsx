import { Trans } from '@lingui/react/macro'
import { Skeleton } from '#/ui/skeleton.tsx'
import { pageSize } from './results-view.ts'

/** Rows of the true size, so that nothing jumps when the flights come. */
export function ResultsSkeleton() {
  return (
    <div className="mt-6">
      <output className="block text-lg font-bold">
        <Trans>Looking for flights…</Trans>
      </output>
      <div className="mt-4 flex flex-col gap-3">
        {Array.from({ length: pageSize }, (_, index) => (
          <SkeletonCard key={index} />
        ))}
      </div>
    </div>
  )
}

function SkeletonCard() {
  return (
    <div className="rounded-2xl border border-line bg-surface p-4 sm:px-6 sm:py-5">
      <div className="grid gap-4 md:grid-cols-[10rem_1fr_auto] md:items-center md:gap-6">
        <Skeleton className="h-10 w-36" />
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-20 w-40" />
      </div>
      <div className="mt-3 border-t border-line pt-3">
        <Skeleton className="h-10 w-60" />
      </div>
    </div>
  )
}
