import type { GeoPoint } from '../../domain/place/world-map.ts'
import type { PlaceLabel } from '../../src/features/map/pins/pin.ts'

interface Town {
  readonly at: GeoPoint
  readonly labels: readonly PlaceLabel[]
}

const label = (kind: PlaceLabel['kind'], name: string, latitude: number, longitude: number): PlaceLabel => ({
  kind,
  name,
  at: { latitude, longitude },
})

/** Five places whose coasts differ: a bay, an estuary, fjords, an island and no sea at all. */
export const towns: Readonly<Record<string, Town>> = {
  cartagena: {
    at: { latitude: 10.41, longitude: -75.53 },
    labels: [
      label('city', 'Cartagena', 10.39, -75.48),
      label('water', 'Caribbean Sea', 10.47, -75.6),
      label('district', 'Bocagrande', 10.4, -75.556),
      label('district', 'Getsemaní', 10.421, -75.546),
      label('landmark', 'Castillo de San Felipe', 10.4225, -75.539),
      label('airport', 'Rafael Núñez', 10.4424, -75.513),
    ],
  },
  lisbon: { at: { latitude: 38.72, longitude: -9.14 }, labels: [label('city', 'Lisboa', 38.72, -9.14)] },
  bergen: { at: { latitude: 60.39, longitude: 5.32 }, labels: [label('city', 'Bergen', 60.39, 5.32)] },
  singapore: { at: { latitude: 1.3, longitude: 103.84 }, labels: [label('city', 'Singapore', 1.3, 103.84)] },
  madrid: { at: { latitude: 40.42, longitude: -3.7 }, labels: [label('city', 'Madrid', 40.42, -3.7)] },
}
