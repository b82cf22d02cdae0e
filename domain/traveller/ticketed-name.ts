/** Letters that no accent makes out of A to Z, as passports write them (ICAO 9303, part 3, section 6). */
const spelledOut: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'OE',
  ẞ: 'SS',
  Þ: 'TH',
  Ĳ: 'IJ',
  ĸ: 'Q',
  Ǆ: 'DZ',
  Ǳ: 'DZ',
  Ǉ: 'LJ',
  Ǌ: 'NJ',
}

/** Letters with a stroke, a hook or a form of their own, after the one that a ticket prints for them. */
const byBase = 'AȺ BƁƂɃ CƇȻ DÐĐƉƊƋ EƎƏƐɆ FƑ GƓƔǤ HĦ IƗƖ JɈ KƘ LĿŁȽ NŊƝȠ OƆƟ PƤ RɌ TŦƬƮȾ UɄƱ VƲ YƳɎ ZƵƷȤ'.split(' ')

const printed: ReadonlyMap<string, string> = new Map([
  ...Object.entries(spelledOut),
  ...byBase.flatMap(([base = '', ...letters]) => letters.map((letter) => [letter, base] as const)),
])

const longestTicketedName = 57

/** What people write inside a word that a ticket leaves out: apostrophes of every kind, points, and what nobody sees. */
const closesUp = /['’‘‛ʹʻʼʽʾʿˈˊ`´′＇.·\p{Cf}]/gu
const separates = /[\s\p{Pd}−˗⁃]+/gu

/** In capitals A to Z: accents fall off, Ñ is N, ß is SS; apostrophes close up and dashes are spaces, as on a ticket. */
export const transliterate = (name: string): string =>
  name
    .toUpperCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(closesUp, '')
    .replaceAll(/\P{ASCII}/gu, (letter) => printed.get(letter) ?? letter)
    .replaceAll(separates, ' ')
    .trim()

/** Whether an airline can print it: after transliteration, letters A to Z and single spaces. */
export const isPrintableName = (name: string): boolean => /^[A-Z]+( [A-Z]+)*$/.test(transliterate(name))

export interface TravellerName {
  readonly firstName: string
  readonly middleName: string
  readonly lastName: string
}

/** The two names of a ticket, as they are shown to the traveller and sold by the airline. */
export const ticketedNames = ({ firstName, middleName, lastName }: TravellerName) => ({
  firstName: transliterate(`${firstName} ${middleName}`),
  lastName: transliterate(lastName),
})

/** `MUNOZ GARCIA/MARIA JOSE`, as on the ticket; undefined while a name is missing or cannot be printed. */
export const ticketedName = (name: TravellerName): string | undefined => {
  const { firstName, lastName } = ticketedNames(name)
  const printable = [name.firstName, firstName, lastName].every(isPrintableName)
  return printable ? `${lastName}/${firstName}` : undefined
}

export const fitsOnTicket = (name: TravellerName): boolean => (ticketedName(name)?.length ?? 0) <= longestTicketedName
