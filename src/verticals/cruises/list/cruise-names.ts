import type { DayRange } from '#domain/time/dates.ts'
import { keyOf } from '../sailing/key-of.ts'
import type { ListedSailing } from '../sailing/sailing.ts'

/** What rows are told in words by: keys are the same in every language, names are not. */
export interface CruiseNames {
  readonly destinations: Readonly<Record<string, string>>
  readonly ports: Readonly<Record<string, string>>
  readonly lines: Readonly<Record<string, string>>
  readonly ships: Readonly<Record<string, string>>
  /** `YYYY-MM`, in which any leaves */
  readonly months: readonly string[]
  /** from the first departure to the last return */
  readonly days: DayRange
}

const namesBy = (
  sailings: readonly ListedSailing[],
  entry: (sailing: ListedSailing) => readonly [string, string],
): Readonly<Record<string, string>> => Object.fromEntries(sailings.map(entry))

export const cruiseNames = (sailings: readonly ListedSailing[]): CruiseNames => ({
  destinations: namesBy(sailings, ({ region, destination }) => [region, destination]),
  ports: namesBy(sailings, ({ departingCode, departingPort }) => [departingCode, departingPort]),
  lines: namesBy(sailings, ({ vendor }) => [keyOf(vendor), vendor]),
  ships: namesBy(sailings, ({ ship }) => [keyOf(ship), ship]),
  months: [...new Set(sailings.map(({ sailDate }) => sailDate.slice(0, 7)))],
  days: {
    start: sailings.map(({ sailDate }) => sailDate).toSorted()[0] ?? '',
    end:
      sailings
        .map(({ returnDate }) => returnDate)
        .toSorted()
        .at(-1) ?? '',
  },
})
