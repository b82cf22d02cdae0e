import type { AirportRecord } from '../../../../airports/airport-record.ts'
import type { Airline } from '../airlines/airline.ts'
import { arePartners } from '../airlines/airlines.ts'
import { Leg } from '../network/leg.ts'
import type { Path } from '../network/path.ts'
import { type Place, placeOf } from '../network/place.ts'
import { hubPlaces, kmBetween } from './hub-places-for-tests.ts'
import { type Stop, endStop, hubStop, servicesBetween } from './services-for-tests.ts'

/** Every way between two airports in the plainest words: each service to each hub is tried with each service from each hub. */

/** 0 to 2 for airlines that sell one another's flights, 3 for those that do not. */
const tierOf = (a: Airline, b: Airline): number => {
  if (a === b) return 0
  if (arePartners(a, b)) return 1
  return [a.kind, b.kind].includes('low-cost') ? 3 : 2
}

/** Legs on one ticket of the airline that flies the longest of them; none where that sells no such ticket. */
const ticket = (legs: readonly Leg[], competitors: number): readonly Path[] => {
  const [longest] = legs.toSorted((a, b) => b.km - a.km)
  if (!longest) return []
  const tier = Math.max(...legs.map(({ airline }) => tierOf(airline, longest.airline)))
  const places = new Set(legs.flatMap(({ from, to }) => [from.code, to.code]))
  if (tier === 3 || legs.some(({ stop }) => stop !== null && places.has(stop))) return []
  return [{ legs, seller: longest.airline, tier, km: legs.reduce((km, leg) => km + leg.km, 0), competitors }]
}

const connecting = (from: Stop, to: Stop): readonly Leg[] =>
  servicesBetween(from, to).filter(({ airline }) => airline.connects)

const turned = (leg: Leg): Leg => new Leg({ ...leg, from: leg.to, to: leg.from })

/** An end of a journey with what leaves it for each hub. */
export interface End {
  readonly stop: Stop
  readonly place: Place
  readonly services: ReadonlyMap<Place, readonly Leg[]>
}

export const endAt = (airport: AirportRecord): End => {
  const stop = endStop(placeOf(airport))
  const services = hubPlaces.map((hub): [Place, readonly Leg[]] => [hub, connecting(stop, hubStop(hub))])
  return { stop, place: stop.place, services: new Map(services) }
}

const outward = (end: End, hub: Place): readonly Leg[] => end.services.get(hub) ?? []
/** Leaving a hub for an end: what is flown from the end, turned round. */
const onward = (hub: Place, end: End): readonly Leg[] => outward(end, hub).map(turned)

const bestTickets = (firsts: readonly Leg[], lasts: readonly Leg[], competitors: number): readonly Path[] =>
  firsts
    .flatMap((first) => lasts.flatMap((last) => ticket([first, last], competitors)))
    .map((path, _, all) => ({ path, order: all.length > 4 ? path.tier : 0 }))
    .toSorted((a, b) => a.order - b.order)
    .slice(0, 4)
    .map(({ path }) => path)

interface Ends {
  readonly from: End
  readonly to: End
  readonly competitors: number
}

/** One service in and one out, of the same hub or of another airport of its city. */
const overHubs = (
  { from, to, competitors }: Ends,
  hubs: readonly (readonly [lands: Place, leaves: Place])[],
  longest: number,
): ReadonlyArray<readonly Path[]> =>
  hubs
    .filter(([lands, leaves]) => kmBetween(from.place, lands) + kmBetween(to.place, leaves) <= longest)
    .map(([lands, leaves]) => bestTickets(outward(from, lands), onward(leaves, to), competitors))

/** The hubs of an end that lie best on the way to the other. */
const towards = (end: End, goal: End, hubs: readonly Place[]): readonly Place[] => {
  const served = (one: End): number => hubPlaces.filter((hub) => outward(one, hub).length > 0).length
  const km = (hub: Place): number => kmBetween(end.place, hub) + kmBetween(hub, goal.place)
  return hubs
    .filter((hub) => outward(end, hub).length > 0)
    .toSorted((a, b) => km(a) - km(b))
    .slice(0, Math.max(36, Math.floor(1500 / Math.max(1, served(goal)))))
}

/** Up to twelve ways over two hubs, the shortest first, of the 700 shortest pairs of hubs. */
const overTwo = ({ from, to, competitors }: Ends, hubs: readonly Place[], longest: number): readonly Path[] => {
  const lasts = towards(to, from, hubs)
  const found: Path[] = []
  const pairs = towards(from, to, hubs)
    .flatMap((first) => lasts.map((last) => ({ first, last })))
    .map(({ first, last }) => ({
      first,
      last,
      km: kmBetween(from.place, first) + kmBetween(first, last) + kmBetween(to.place, last),
    }))
    .filter(({ first, last, km }) => km <= longest && first.airport.cityCode !== last.airport.cityCode)
    .toSorted((a, b) => a.km - b.km)
    .slice(0, 700)
  for (const { first, last } of pairs) {
    const ways = connecting(hubStop(first), hubStop(last)).flatMap((middle) =>
      outward(from, first).flatMap((begin) =>
        onward(last, to).flatMap((end) => ticket([begin, middle, end], competitors)),
      ),
    )
    found.push(...ways.toSorted((a, b) => a.tier - b.tier).slice(0, 1))
    if (found.length === 12) break
  }
  return found
}

const detour = ({ km, tier, legs }: Path): number => km * (1 + 0.12 * tier + 0.1 * (legs.length - 1))

/** The ways from one airport to another that are sold: direct ones, then connections, the least detour first. */
export const waysBetween = (from: End, to: End, most: number): readonly Path[] => {
  const straight = kmBetween(from.place, to.place)
  const services = servicesBetween(from.stop, to.stop)
  const direct = services.flatMap((leg) => ticket([leg], services.length))
  const cities = [from.place.airport.cityCode, to.place.airport.cityCode]
  if (cities[0] === cities[1]) return direct
  const ends = { from, to, competitors: services.length }
  const hubs = hubPlaces.filter(({ airport }) => !cities.includes(airport.cityCode))
  const longest = straight * 1.5 + 900
  const single = overHubs(
    ends,
    hubs.map((hub) => [hub, hub]),
    longest,
  ).flat()
  const sisters = hubs.flatMap((hub) =>
    hubs
      .filter((other) => other !== hub && other.airport.cityCode === hub.airport.cityCode)
      .map((other) => [hub, other] as const),
  )
  const changes =
    single.length < 24
      ? overHubs(ends, sisters, longest)
          .flatMap((paths) => paths.slice(0, 1))
          .slice(0, 3)
      : []
  const double = direct.length + single.length < 12 ? overTwo(ends, hubs, straight * 1.6 + 1600) : []
  const connections = [...single, ...changes, ...double].toSorted((a, b) => detour(a) - detour(b)).slice(0, most)
  return [...direct, ...connections]
}

/** The same way back, which the same airlines fly. */
export const wayHome = ({ legs, competitors }: Path): readonly Path[] =>
  ticket(legs.toReversed().map(turned), competitors)
