const spelledOut: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Þ: 'TH',
  Ð: 'D',
  Ł: 'L',
  ẞ: 'SS',
  ß: 'SS',
}

/** A name as airlines print it: capital letters A to Z, spaces and hyphens; `Íñigo Nuñez-Ðorić` is `INIGO NUNEZ-DORIC`. */
export const nameAsTicketed = (name: string): string =>
  name
    .replace(/ß/g, 'SS')
    .toUpperCase()
    .replace(/[ÆŒØÞÐŁẞ]/g, (letter) => spelledOut[letter] ?? '')
    .normalize('NFD')
    .replace(/[^A-Z -]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
