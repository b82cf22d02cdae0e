import { PinScope } from '#/features/map/pins/pin-scope.tsx'
import { CourseMap } from './course-map.tsx'
import { DayList } from './day-list.tsx'
import type { Sailing } from './sailing.ts'

/** Where the ship goes: its course with the days on it, and the days in words, which answer each other. */
export function CourseCard({ sailing }: { readonly sailing: Sailing }) {
  return (
    <PinScope>
      <div className="grid gap-4 lg:grid-cols-[1fr_21rem] lg:gap-6">
        <div className="aspect-[4/3] sm:aspect-[3/2] lg:sticky lg:top-6 lg:self-start [&>div]:min-h-0">
          <CourseMap sailing={sailing} />
        </div>
        <DayList sailing={sailing} />
      </div>
    </PinScope>
  )
}
