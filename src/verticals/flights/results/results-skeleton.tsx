import { Trans } from '@lingui/react/macro'
import { Skeleton } from '#/ui/skeleton.tsx'

/** As many as a page of flights has. */
const rows = 10

/** Rows of the true size, so that nothing jumps when the flights come. */
export function ResultsSkeleton() {
  return (
    <div className="lg:grid lg:grid-cols-[13rem_1fr] lg:gap-6 xl:grid-cols-[14rem_1fr]">
      <div className="max-lg:hidden">
        <Skeleton className="h-120 w-full" />
      </div>
      <div className="flex min-w-0 flex-col gap-2">
        <Skeleton className="h-13 w-full" />
        <output className="block text-base leading-6 font-bold lg:text-lg">
          <Trans>Looking for flights…</Trans>
        </output>
        <div className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface">
          {Array.from({ length: rows }, (_, index) => (
            <div key={index} className="flex h-27 items-center px-4 md:h-22">
              <Skeleton className="h-14 w-full" />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
