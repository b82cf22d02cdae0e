/** Letters that decomposition leaves whole. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
}

const isPlain = (text: string): boolean => /^[ -~]*$/.test(text)

const withoutMarks = (text: string): string =>
  isPlain(text)
    ? text
    : text
        .normalize('NFKD')
        .replaceAll(/\p{M}|[’ʻʼ]/gu, '')
        .replaceAll(/[ßøłđðıæœþ]/g, (letter) => plainLetters[letter] ?? letter)

/** The words of a text in small letters without accents or apostrophes: `Xi'an – São Luís` → `xian`, `sao`, `luis`. */
export const wordsOf = (text: string): string[] =>
  withoutMarks(text.toLowerCase().replaceAll("'", ''))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

const generic = new Set(
  'airport airfield airports aeropuerto aeropuertos aerodromo international internacional intl de del of the and y to a'.split(
    ' ',
  ),
)

/** Whether a word tells no airport from another. */
export const isGeneric = (word: string): boolean => generic.has(word)
