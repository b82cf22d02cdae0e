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

/** `Boise Regional Airport` → `Aeropuerto Regional Boise`; a name that says no kind keeps `Aeropuerto`. */
export const spanishNameOf = (name: string): string => {
  const kind = kinds.find(([words]) => words.test(name))?.[1] ?? 'Aeropuerto'
  return `${kind} ${placeOf(name)}`
}

export const englishNameOf = (name: string): string => tidy(name.replace(/\bIntl\b/, 'International'))
