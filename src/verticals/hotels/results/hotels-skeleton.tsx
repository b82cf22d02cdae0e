import { Trans } from '@lingui/react/macro'
import { Skeleton } from '#/ui/skeleton.tsx'

/** As many as a page of hotels has. */
const rows = 10

/** Rows of the true size, so that nothing jumps when the hotels come. */
export function HotelsSkeleton() {
  return (
    <div className="mt-3">
      <output className="block text-lg font-bold">
        <Trans>Looking for hotels…</Trans>
      </output>
      <div className="mt-3 flex flex-col gap-2">
        {Array.from({ length: rows }, (_, index) => (
          <div
            key={index}
            className="grid grid-cols-[6.5rem_1fr] overflow-hidden rounded-2xl border border-line bg-surface sm:grid-cols-[9.5rem_1fr]"
          >
            <Skeleton className="h-30 w-full" />
            <div className="flex flex-col gap-2 p-3">
              <Skeleton className="h-6 w-60 max-w-full" />
              <Skeleton className="h-4 w-40" />
              <Skeleton className="h-4 w-52" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
