import { ageOn } from './traveller/age-on.ts'

interface UnitItem {
  readonly type: string
  readonly ages: readonly number[]
  readonly minAge?: number
  readonly maxAge?: number
}

interface Reserved {
  readonly localDateTimeStart: string
  /** in the order of the party */
  readonly ages: readonly number[]
  readonly unitItems: readonly UnitItem[]
}

const childTypes: ReadonlySet<string> = new Set(['INFANT', 'CHILD', 'YOUTH'])

/**
 * Whether somebody born on a day, `YYYY-MM-DD`, has the age on the day of the start that is paid for. Whoever gave no age pays as a
 * grown-up, however old; nobody is asked for it where a supplier says of no unit whom it is for.
 */
export const fitsPaidAge = (
  { localDateTimeStart, ages, unitItems }: Reserved,
  traveler: number,
  dateOfBirth: string,
): boolean => {
  const paid = ages[traveler - 1]
  const unit = unitItems.find((own) => paid !== undefined && own.ages.includes(paid))
  const age = ageOn(dateOfBirth, localDateTimeStart.slice(0, 10))
  const { type = '', minAge = 0, maxAge = age } = unit ?? {}
  return age >= minAge && (age <= maxAge || !childTypes.has(type))
}
