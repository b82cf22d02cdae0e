import type { GeoPoint } from '#domain/place/world-map.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { Hour, Landmark, ScenePlace, Terrain } from '#/ui/scene/scene-place.ts'

/** A city that the home page can suggest flights from or to. */
export interface City extends GeoPoint {
  /** IATA code of its main airport */
  readonly code: string
  readonly names: Readonly<Record<Locale, string>>
  readonly scene: ScenePlace
}

type Row = readonly [
  code: string,
  es: string,
  en: string,
  latitude: number,
  longitude: number,
  terrain: Terrain,
  hour: Hour,
  landmark?: Landmark,
]

const rows: readonly Row[] = [
  ['BOG', 'Bogotá', 'Bogotá', 4.7, -74.1, 'hills', 'day', 'dome'],
  ['MDE', 'Medellín', 'Medellín', 6.2, -75.6, 'hills', 'dusk'],
  ['CTG', 'Cartagena', 'Cartagena', 10.4, -75.5, 'coast', 'dawn', 'palms'],
  ['MEX', 'Ciudad de México', 'Mexico City', 19.4, -99.1, 'skyline', 'dawn', 'pyramid'],
  ['CUN', 'Cancún', 'Cancún', 21.0, -86.9, 'coast', 'day', 'palms'],
  ['LIM', 'Lima', 'Lima', -12.0, -77.1, 'coast', 'dusk', 'palms'],
  ['CUZ', 'Cusco', 'Cusco', -13.5, -71.9, 'hills', 'dawn', 'pyramid'],
  ['SCL', 'Santiago', 'Santiago', -33.4, -70.7, 'mountains', 'day'],
  ['EZE', 'Buenos Aires', 'Buenos Aires', -34.6, -58.4, 'skyline', 'day', 'obelisk'],
  ['GRU', 'São Paulo', 'São Paulo', -23.5, -46.6, 'skyline', 'dusk'],
  ['GIG', 'Río de Janeiro', 'Rio de Janeiro', -22.9, -43.2, 'hills', 'dusk', 'redeemer'],
  ['MIA', 'Miami', 'Miami', 25.8, -80.3, 'coast', 'night', 'palms'],
  ['JFK', 'Nueva York', 'New York', 40.7, -74.0, 'skyline', 'night', 'spire'],
  ['LAX', 'Los Ángeles', 'Los Angeles', 34.1, -118.2, 'coast', 'dusk', 'palms'],
  ['SFO', 'San Francisco', 'San Francisco', 37.7, -122.4, 'coast', 'day', 'bridge'],
  ['YYZ', 'Toronto', 'Toronto', 43.7, -79.4, 'skyline', 'day', 'spire'],
  ['MAD', 'Madrid', 'Madrid', 40.4, -3.7, 'skyline', 'dusk', 'dome'],
  ['BCN', 'Barcelona', 'Barcelona', 41.4, 2.2, 'coast', 'day'],
  ['LIS', 'Lisboa', 'Lisbon', 38.7, -9.1, 'coast', 'dusk', 'bridge'],
  ['LHR', 'Londres', 'London', 51.5, -0.1, 'skyline', 'dawn', 'clock'],
  ['CDG', 'París', 'Paris', 48.9, 2.4, 'skyline', 'dusk', 'tower'],
  ['FCO', 'Roma', 'Rome', 41.9, 12.5, 'skyline', 'dawn', 'dome'],
  ['DXB', 'Dubái', 'Dubai', 25.2, 55.3, 'desert', 'dusk', 'spire'],
  ['SIN', 'Singapur', 'Singapore', 1.35, 103.8, 'skyline', 'night'],
  ['HND', 'Tokio', 'Tokyo', 35.7, 139.7, 'skyline', 'night', 'tower'],
  ['SYD', 'Sídney', 'Sydney', -33.9, 151.2, 'coast', 'day', 'shells'],
]

export const cities: readonly City[] = rows.map(([code, es, en, latitude, longitude, terrain, hour, landmark]) => ({
  code,
  names: { es, en },
  latitude,
  longitude,
  scene: { code, terrain, hour, ...(landmark ? { landmark } : {}) },
}))

export const cityByCode = (code: string): City | undefined => cities.find((city) => city.code === code)
