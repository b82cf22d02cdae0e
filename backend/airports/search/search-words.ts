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
        .replaceAll(/\p{M}|[’ʻʼ׳]/gu, '')
        .replaceAll(/[ßøłđðıæœþ]/g, (letter) => plainLetters[letter] ?? letter)

const suffixes = [
  '国际机场',
  '國際機場',
  '国際空港',
  '机场',
  '機場',
  '空港',
  '국제공항',
  '공항',
  '특별시',
  '광역시',
  '시',
  '市',
  '駅',
].map((suffix) => suffix.normalize('NFKD'))

/** Chinese, Japanese and Korean write "airport" and "city" together with the name. */
const withoutSuffix = (word: string): string => {
  if (isPlain(word)) return word
  const suffix = suffixes.find((end) => word.length > end.length && word.endsWith(end))
  return suffix ? word.slice(0, -suffix.length) : word
}

/** The words of a text in small letters without accents or apostrophes: `Xi'an – São Luís` → `xian`, `sao`, `luis`. */
export const wordsOf = (text: string): string[] =>
  withoutMarks(text.toLowerCase().replaceAll("'", ''))
    .split(/[^\p{L}\p{N}]+/u)
    .map(withoutSuffix)
    .filter(Boolean)

const generic = new Set(
  wordsOf(
    'airport airfield airports aeropuerto aeropuertos aerodromo international internacional intl de del of the and y to a flight flights vuelo vuelos аэропорт مطار',
  ),
)

/** Whether a word tells no airport from another. */
export const isGeneric = (word: string): boolean => generic.has(word)

const soft = new Set(
  'city ciudad cd island islands isla islas all todos todas los las el la downtown centro center centre central greater area metro province provincia state estado region near cerca in en from desde hacia para cheap cheapest barato baratos barata baratas ticket tickets boleto boletos pasaje pasajes old'.split(
    ' ',
  ),
)

/** Whether a word is part of some names and says nothing beside others: of "New York City" it may be left out. */
export const isSoft = (word: string): boolean => soft.has(word)
