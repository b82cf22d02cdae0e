import { openedCookie, sealedCookie } from '#/server/visitor/sealed-cookie.server.ts'
import { type SavedFields, type SavedTraveller, savedFields } from './saved-traveller.ts'

/** What is left of a cookie's 4096 bytes beside its name. */
const longest = 4000

type Row = readonly string[]

const rowOf = (traveller: SavedTraveller): Row => [
  traveller.id,
  traveller.until,
  ...savedFields.map((field) => traveller[field]),
]

/** A row of an earlier build lacks the fields that came after it. */
const travellerOf = ([id = '', until = '', ...values]: Row): SavedTraveller => {
  const fields = savedFields.map((field, place) => [field, values[place] ?? ''])
  return { ...(Object.fromEntries(fields) as SavedFields), id, until }
}

/** Of whom, and for what: nothing else that is sealed can stand in its place. */
const ownerOf = (agentId: string): string => `travellers of ${agentId}`

/** The first of them, as many as a cookie holds. */
export const sealTravellers = (agentId: string, travellers: readonly SavedTraveller[]): string => {
  const text = JSON.stringify(travellers.map(rowOf))
  const sealed = sealedCookie(text, ownerOf(agentId))
  return sealed.length > longest ? sealTravellers(agentId, travellers.slice(0, -1)) : sealed
}

/** Undefined where it is none of ours, was altered, or was sealed for somebody else. */
export const openTravellers = (agentId: string, sealed: string): readonly SavedTraveller[] | undefined => {
  const text = openedCookie(sealed, ownerOf(agentId))
  return text === undefined ? undefined : (JSON.parse(text) as readonly Row[]).map(travellerOf)
}
