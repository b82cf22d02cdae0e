import type { SavedTraveller } from './saved-traveller.ts'

const fullName = ({ firstName, lastName }: SavedTraveller): string => `${firstName} ${lastName}`

/** The name on a button; of two with the same name, the year of birth tells who is who. */
export const savedName = (traveller: SavedTraveller, among: readonly SavedTraveller[] = []): string => {
  const name = fullName(traveller)
  const isShared = among.some((other) => other !== traveller && fullName(other) === name)
  return isShared && traveller.dateOfBirth ? `${name} (${traveller.dateOfBirth.slice(0, 4)})` : name
}
