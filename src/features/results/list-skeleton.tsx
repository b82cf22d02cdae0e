import type { ReactNode } from 'react'
import { Skeleton } from '#/ui/skeleton.tsx'
import { pageSize } from './list-engine.ts'

/** Rows with a picture, filters and map beside them, at their true size, so that nothing jumps when the list comes. */
export function ListSkeleton({ words }: { readonly words: ReactNode }) {
  return (
    <div className="grid gap-3 lg:grid-cols-[12rem_1fr] lg:gap-5 xl:grid-cols-[12rem_1fr_20rem]">
      <Skeleton className="h-120 max-lg:hidden" />
      <div className="flex min-w-0 flex-col gap-2">
        <Skeleton className="h-11 lg:hidden" />
        <output className="block text-base leading-6 font-bold lg:min-h-9 lg:text-lg">{words}</output>
        {Array.from({ length: pageSize }, (_, index) => (
          <div
            key={index}
            className="grid h-28 grid-cols-[min(5rem,40vw_-_6rem)_1fr] gap-3 overflow-hidden rounded-2xl border border-line bg-surface pe-3 sm:h-24 sm:grid-cols-[7rem_1fr]"
          >
            <Skeleton className="h-full" />
            <Skeleton className="h-14 self-center" />
          </div>
        ))}
      </div>
      <Skeleton className="h-[calc(100dvh-6rem)] max-xl:hidden" />
    </div>
  )
}
