import { allAirports } from '../../backend/airports/airport-table.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** The text with one slip of the pen in its middle: two letters swapped, one left out, or one changed, by turns. */
const slipped = (text: string, turn: number): string => {
  const at = Math.floor(text.length / 2)
  const [before, a = '', b = '', after] = [text.slice(0, at), text[at], text[at + 1], text.slice(at + 2)]
  return [before + b + a + after, before + b + after, before + letters[(turn * 7) % 26] + b + after][turn % 3] ?? text
}

/** So many different searches as people type them: codes, beginnings, cities in both languages, names, slips, countries. */
export const airportTerms = (count: number): readonly string[] => {
  const airports = allAirports()
  const forms = [
    (place: number) => airports[place]?.code,
    (place: number) => airports[place]?.cityName.en.slice(0, 3),
    (place: number) => airports[place]?.cityName.es,
    (place: number) => slipped(airports[place]?.cityName.es ?? '', place),
    (place: number) => airports[place]?.cityName.en,
    (place: number) => airports[place]?.name.en,
    (place: number) => slipped(airports[place]?.cityName.en ?? '', place + 1),
    (place: number) => airports[place]?.cityName.en.slice(0, 5),
    (place: number) => airports[place]?.name.es.split(' ').at(-1),
  ]
  return Array.from({ length: count }, (_, turn) => forms[turn % forms.length]?.((turn * 13) % 700) ?? 'madrid')
}
