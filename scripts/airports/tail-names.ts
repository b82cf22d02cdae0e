/** Where the place ends and the words for "airport" begin. */
const facility =
  /[\s,]*\b(?:(?:(?:inter)?national|intl|regional|municipal|domestic|metropolitan|county|city)?\s*(?:airport|airfield|airpark|airstrip|aerodrome|air ?base)\b.*|(?:international|regional|municipal))$/i

const kinds: readonly (readonly [RegExp, string])[] = [
  [/\b(?:international|intl)\b/i, 'Aeropuerto Internacional'],
  [/\bregional\b/i, 'Aeropuerto Regional'],
  [/\bmunicipal\b/i, 'Aeropuerto Municipal'],
  [/\bnational\b/i, 'Aeropuerto Nacional'],
  [/\b(?:airfield|airstrip|airpark|aerodrome)\b/i, 'Aeródromo'],
]

const tidy = (text: string): string => text.replaceAll('|', ' ').replaceAll(/\s+/g, ' ').trim()

/** What is left of an airport's English name without the words for "airport": mostly the town it serves. */
export const placeOf = (name: string): string => tidy(name.replace(/^the /i, '').replace(facility, '')) || tidy(name)

/** The county stays in it, which `placeOf` takes for a kind. */
const wholePlaceOf = (name: string): string => placeOf(name.replace(/\bcounty (airport)/i, 'county regional $1'))

const leadingKind = /^(?:the )?(?:(?:inter)?national )?airport(?: of)? /i
/** What follows the words for "airport", but for a note in brackets and what says where the place before it is. */
const afterKind = /\b(?:airport|airfield|airpark|airstrip|aerodrome)\b,? (?!of |at |\()(.+)$/i
/** Of one county alone: `Casper/Natrona County` names a city before it. */
const ofCounty = /^([^/–-]+?) county(?: memorial)?$/i

const spanishPlaceOf = (name: string): string => {
  if (leadingKind.test(name)) return placeOf(name.replace(leadingKind, ''))
  const place = placeOf(name)
  const [, county] = /\bcity county\b/i.test(name) ? [] : (ofCounty.exec(wholePlaceOf(name)) ?? [])
  if (county !== undefined) return `del Condado de ${county}`
  const [, after] = afterKind.exec(name) ?? []
  return after === undefined ? place : `${place}, ${tidy(after)}`
}

/**
 * `Boise Regional Airport` → `Aeropuerto Regional Boise`, `Eagle County Airport` → `Aeropuerto del Condado de Eagle`; a name that says
 * no kind keeps `Aeropuerto`, and what comes after the kind stays after it.
 */
export const spanishNameOf = (name: string): string => {
  const kind = kinds.find(([words]) => words.test(name))?.[1] ?? 'Aeropuerto'
  return `${kind} ${spanishPlaceOf(name)}`
}

export const englishNameOf = (name: string): string => tidy(name.replace(/\bIntl\b/, 'International'))
