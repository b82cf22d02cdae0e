import { addDays } from '#domain/time/dates.ts'
import type { Passenger } from '../passenger.ts'

/** What a meal or a wheelchair tells of somebody's faith or health is for one trip, and is not kept. */
export const savedFields = [
  'firstName',
  'middleName',
  'lastName',
  'gender',
  'dateOfBirth',
  'nationality',
  'frequentFlyerNumber',
  'passportNumber',
  'passportIssuingCountry',
  'passportIssuanceDate',
  'passportExpiryDate',
] as const satisfies readonly (keyof Passenger)[]

export type SavedFields = Pick<Passenger, (typeof savedFields)[number]>

/** A traveller whom a visitor asked to be kept on their device for the next booking. */
export interface SavedTraveller extends SavedFields {
  readonly id: string
  /** the last day on which it is kept, `YYYY-MM-DD` */
  readonly until: string
}

export const keptDays = 365
/** As many as one booking takes, and as fit into one cookie. */
export const mostSaved = 9

const noDocument = { passportNumber: '', passportIssuingCountry: '', passportIssuanceDate: '', passportExpiryDate: '' }

const documentOf = ({
  passportNumber,
  passportIssuingCountry,
  passportIssuanceDate,
  passportExpiryDate,
}: SavedFields) => ({ passportNumber, passportIssuingCountry, passportIssuanceDate, passportExpiryDate })

type Named = Pick<Passenger, 'firstName' | 'lastName' | 'dateOfBirth'>

const nameOf = ({ firstName, lastName }: Named): string => `${firstName.trim()} ${lastName.trim()}`.toLowerCase()

/** By name; where both days of birth are known, by these too. */
export const isSamePerson = (one: Named, other: Named): boolean =>
  nameOf(one) === nameOf(other) &&
  (one.dateOfBirth === '' || other.dateOfBirth === '' || one.dateOfBirth === other.dateOfBirth)

interface Keeping {
  /** whether documents may be kept too */
  readonly documents: boolean
  /** `YYYY-MM-DD` */
  readonly today: string
  readonly newId: () => string
}

/** A form that asks for names alone, as hotels do, takes nothing away from what another one has told. */
const kept = (known: SavedTraveller | undefined, entered: SavedFields, keeping: Keeping): SavedTraveller => {
  const [id, until] = [known?.id ?? keeping.newId(), addDays(keeping.today, keptDays)]
  if (known && entered.dateOfBirth === '') return { ...known, until }
  const fields = Object.fromEntries(
    savedFields.map((field) => [field, entered[field].trim()]),
  ) as unknown as SavedFields
  const isTold = keeping.documents && entered.passportNumber.trim() !== ''
  return { ...fields, ...(isTold ? {} : known ? documentOf(known) : noDocument), id, until }
}

/** With those who were entered, before all others; those who were kept longest ago make room. */
export const withEntered = (
  before: readonly SavedTraveller[],
  entered: readonly SavedFields[],
  keeping: Keeping,
): readonly SavedTraveller[] =>
  entered
    .filter(({ firstName, lastName }) => firstName.trim() !== '' && lastName.trim() !== '')
    .reduceRight<readonly SavedTraveller[]>((list, person) => {
      const known = list.find((other) => isSamePerson(other, person))
      return [kept(known, person, keeping), ...list.filter((other) => other !== known)]
    }, before)
    .slice(0, mostSaved)

/** What of a form is filled in: all of it but the requests, or the names where nothing else is asked. */
export const filled = (traveller: SavedTraveller, asked: 'all' | 'names'): Partial<SavedFields> => {
  const { id: _id, until: _until, ...fields } = traveller
  return asked === 'all' ? fields : { firstName: fields.firstName, lastName: fields.lastName }
}
