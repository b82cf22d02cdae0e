export interface ExplicitRoute {
  readonly airline: string
  readonly from: string
  readonly to: string
  readonly flightsPerDay: number
  /** where the aircraft lands on the way, with the passengers on board */
  readonly stop?: string
}

const both = (airline: string, from: string, to: string, flightsPerDay: number, stop?: string): ExplicitRoute[] =>
  [
    { airline, from, to, flightsPerDay },
    { airline, from: to, to: from, flightsPerDay },
  ].map((route) => (stop ? { ...route, stop } : route))

/** Routes that no rule of hubs and demand would find. */
const routes: readonly ExplicitRoute[] = [
  ...both('QF', 'SYD', 'LHR', 1, 'SIN'),
  ...both('NZ', 'AKL', 'JFK', 1),
  ...both('BA', 'LHR', 'SYD', 1, 'SIN'),
  ...both('EK', 'CHC', 'DXB', 1, 'SYD'),
  ...both('IB', 'MAD', 'SJU', 1),
  ...both('LA', 'SCL', 'IPC', 1),
  ...both('LA', 'SCL', 'SYD', 4 / 7),
  ...both('LA', 'SCL', 'AKL', 5 / 7),
  ...both('QF', 'SYD', 'SCL', 4 / 7),
  ...both('QF', 'SYD', 'LAX', 2),
  ...both('QF', 'SYD', 'SFO', 1),
  ...both('QF', 'SYD', 'YVR', 4 / 7),
  ...both('QF', 'SYD', 'HNL', 5 / 7),
  ...both('QF', 'MEL', 'LAX', 1),
  ...both('QF', 'BNE', 'LAX', 1),
  ...both('UA', 'SFO', 'SYD', 1),
  ...both('UA', 'LAX', 'SYD', 1),
  ...both('DL', 'LAX', 'SYD', 1),
  ...both('AA', 'LAX', 'SYD', 1),
  ...both('QF', 'SYD', 'JNB', 6 / 7),
  ...both('QF', 'SYD', 'DFW', 1),
  ...both('SA', 'JNB', 'PER', 3 / 7),
  ...both('LA', 'GRU', 'MXP', 6 / 7),
  ...both('AV', 'CLO', 'MAD', 3 / 7),
  ...both('IB', 'MAD', 'HAV', 1),
  ...both('AA', 'DFW', 'NRT', 1),
  ...both('SQ', 'FRA', 'JFK', 1),
  ...both('KL', 'AMS', 'UIO', 5 / 7),
  ...both('TK', 'BOG', 'PTY', 5 / 7),
  ...both('ET', 'ADD', 'GRU', 5 / 7),
  ...both('LA', 'GRU', 'JNB', 4 / 7),
  ...both('TP', 'LIS', 'FNC', 6),
  ...both('DL', 'JFK', 'LHR', 3),
  ...both('AA', 'JFK', 'LHR', 4),
  ...both('B6', 'JFK', 'LHR', 1),
  ...both('B6', 'JFK', 'CDG', 1),
  ...both('B6', 'JFK', 'AMS', 1),
  ...both('AA', 'MIA', 'EZE', 3),
  ...both('AR', 'EZE', 'MIA', 2),
  ...both('AR', 'EZE', 'MAD', 1),
  ...both('UX', 'MAD', 'EZE', 2),
  ...both('AC', 'YYZ', 'BCN', 1),
]

/** The routes of backend/products/flights/demo/named-routes.ts that fly nowhere in the world, on the airline made for them. */
const showcaseRoutes: readonly ExplicitRoute[] = [
  ...both('ZZ', 'LHR', 'STN', 3),
  ...both('ZZ', 'LHR', 'LGW', 3),
  ...both('ZZ', 'LGW', 'STN', 3),
  ...both('ZZ', 'JFK', 'EWR', 3),
  ...both('ZZ', 'BTS', 'MRU', 1),
  ...both('ZZ', 'BTS', 'ABV', 1),
  ...both('ZZ', 'DXB', 'AMS', 1, 'VIE'),
  ...both('ZZ', 'PVD', 'RAI', 1),
]

const none: readonly ExplicitRoute[] = []

const byAirline = new Map<string, ExplicitRoute[]>()

/** All routes of an airline that are written here. */
export const explicitRoutesOf = (airline: string): readonly ExplicitRoute[] => byAirline.get(airline) ?? none

const byOrigin = new Map<string, ExplicitRoute[]>()
for (const route of [...routes, ...showcaseRoutes]) {
  byOrigin.set(route.from, [...(byOrigin.get(route.from) ?? []), route])
  byAirline.set(route.airline, [...(byAirline.get(route.airline) ?? []), route])
}
export const explicitRoutes = (from: string, to: string): readonly ExplicitRoute[] =>
  byOrigin.get(from)?.filter((route) => route.to === to) ?? none
