import type { ReactNode } from 'react'
import { Skeleton } from '#/ui/skeleton.tsx'
import { pageSize } from './list-engine.ts'

/** Rows with a picture at their true size, so that nothing jumps when the list comes. */
export function ListSkeleton({ words }: { readonly words: ReactNode }) {
  return (
    <div className="mt-3">
      <output className="block text-lg font-bold">{words}</output>
      <div className="mt-3 flex flex-col gap-2">
        {Array.from({ length: pageSize }, (_, index) => (
          <div
            key={index}
            className="grid grid-cols-[min(5rem,40vw_-_6rem)_1fr] overflow-hidden rounded-2xl border border-line bg-surface sm:grid-cols-[8rem_1fr]"
          >
            <Skeleton className="h-28 w-full" />
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
