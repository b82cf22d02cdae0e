import { codeNumber } from '../../../demo/deterministic.ts'
import type { Airline, AirlineKind, Alliance, Hub } from './airline.ts'

const kinds: { readonly [letter: string]: AirlineKind } = { F: 'full-service', L: 'low-cost', R: 'regional' }
const alliances: { readonly [letter: string]: Alliance } = { star: 'star', sky: 'skyteam', one: 'oneworld' }

const words = (text: string): string[] => text.split(' ').filter(Boolean)

const hubOf = (word: string, index: number): Hub => ({
  code: word.slice(0, 3),
  weight: Math.max(0.35, 1 - index * 0.09),
  gateway: word.endsWith('*'),
})

const reachOf = (text: string): { [region: string]: number } =>
  Object.fromEntries(words(text).map((word) => [word.charAt(0), Number(word.slice(1) || 1)]))

const airlineOf = (line: string): Airline => {
  const [code = '', name = '', kind = '', alliance = '', partners = '', home = '', hubs = '', ...rest] = line
    .split('|')
    .map((cell) => cell.trim())
  const [fleet = '', reach = '', fares = '', operator = ''] = rest
  const known = kinds[kind.charAt(0)]
  if (!known) throw new Error(`${code}: no such kind of airline as "${kind}"`)
  return {
    code,
    number: codeNumber(code),
    name,
    kind: known,
    alliance: alliances[alliance] ?? null,
    partners: new Set(words(partners)),
    home: new Set(words(home)),
    hubs: words(hubs).map(hubOf),
    fleet: words(fleet),
    reach: reachOf(reach),
    fares,
    regionalOperator: operator || null,
    connects: !kind.includes('-'),
  }
}

/**
 * Reads airlines written a line each:
 * code | name | kind | alliance | partners | home countries | hubs | fleet | reach | fares | regional operator.
 * Kind is F(ull service), L(ow cost) or R(egional), with `-` where it sells no connections; a hub with `*` is a gateway;
 * reach is a region letter and a weight (1 where none is written).
 */
export const parseAirlines = (table: string): readonly Airline[] =>
  table
    .split('\n')
    .filter((line) => line.trim())
    .map(airlineOf)
