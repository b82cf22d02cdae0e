/** Letters that no accent makes out of A to Z, as passports write them (ICAO 9303, part 3, section 6). */
const spelledOut: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'OE',
  ẞ: 'SS',
  Þ: 'TH',
  Ð: 'D',
  Đ: 'D',
  Ł: 'L',
  Ħ: 'H',
}

const longestTicketedName = 57

/** In capitals A to Z: accents fall off, Ñ is N, ß is SS, and hyphens and apostrophes close up as on a ticket. */
export const transliterate = (name: string): string =>
  name
    .replaceAll('ß', 'ẞ')
    .toLocaleUpperCase('en')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ÆŒØẞÞÐĐŁĦ]/g, (letter) => spelledOut[letter] ?? letter)
    .replaceAll(/['’ʼ`´.]/g, '')
    .replaceAll(/[\s\-‐‑–]+/g, ' ')
    .trim()

/** Whether an airline can print it: after transliteration, letters A to Z and single spaces. */
export const isPrintableName = (name: string): boolean => /^[A-Z]+( [A-Z]+)*$/.test(transliterate(name))

/** `MUNOZ GARCIA/MARIA JOSE`, as on the ticket; undefined while a name is missing or cannot be printed. */
export const ticketedName = (name: {
  readonly firstName: string
  readonly middleName: string
  readonly lastName: string
}): string | undefined => {
  const given = name.middleName.trim() === '' ? name.firstName : `${name.firstName} ${name.middleName}`
  if (!isPrintableName(name.firstName) || !isPrintableName(given) || !isPrintableName(name.lastName)) return undefined
  return `${transliterate(name.lastName)}/${transliterate(given)}`
}

export const fitsOnTicket = (name: Parameters<typeof ticketedName>[0]): boolean =>
  (ticketedName(name)?.length ?? 0) <= longestTicketedName
