import type { AccommodationType } from '#domain/hotel-kinds.ts'
import type { AccessFeature, RoomType } from '#contract/products/hotels/hotel-facts.ts'

interface Template extends Omit<RoomType, 'roomTypeCode' | 'view'> {
  /** of the price of a double room */
  readonly factor: number
  /** how many the price is for: each further one costs more */
  readonly included: number
}

const forWheelchairs: readonly AccessFeature[] = [
  'step_free',
  'wide_doors',
  'roll_in_shower',
  'grab_bars',
  'visual_alarm',
]

const room = (
  name: RoomType['name'],
  beds: RoomType['beds'],
  [squareMetres, maxGuests, maxAdults, included, factor]: readonly [number, number, number, number, number],
  accessFeatures: readonly AccessFeature[] = [],
): Template => ({ name, beds, squareMetres, maxGuests, maxAdults, included, factor, accessFeatures })

const bed = (kind: RoomType['beds'][number]['kind'], count = 1) => ({ kind, count })

const templates = {
  single: room({ en: 'Single room', es: 'Habitación individual' }, [bed('single')], [14, 1, 1, 1, 0.82]),
  double: room({ en: 'Double room', es: 'Habitación doble' }, [bed('queen')], [19, 3, 2, 2, 1]),
  twin: room({ en: 'Twin room', es: 'Habitación con dos camas' }, [bed('single', 2)], [20, 3, 2, 2, 1.03]),
  superior: room({ en: 'Superior double room', es: 'Habitación doble superior' }, [bed('king')], [26, 3, 2, 2, 1.24]),
  triple: room({ en: 'Triple room', es: 'Habitación triple' }, [bed('queen'), bed('single')], [25, 4, 3, 3, 1.38]),
  family: room(
    { en: 'Family room', es: 'Habitación familiar' },
    [bed('queen'), bed('bunk'), bed('sofa_bed')],
    [32, 6, 4, 3, 1.56],
  ),
  suite: room({ en: 'Suite', es: 'Suite' }, [bed('king'), bed('sofa_bed')], [44, 4, 3, 2, 2.1]),
  accessible: room(
    { en: 'Accessible double room', es: 'Habitación doble accesible' },
    [bed('queen')],
    [26, 3, 2, 2, 1],
    forWheelchairs,
  ),
  hearing: room(
    {
      en: 'Double room with visual alarm and hearing loop',
      es: 'Habitación doble con alarma visual y bucle magnético',
    },
    [bed('queen')],
    [21, 3, 2, 2, 1],
    ['visual_alarm', 'hearing_loop', 'braille_signs'],
  ),
  studio: room({ en: 'Studio', es: 'Estudio' }, [bed('double'), bed('sofa_bed')], [30, 4, 3, 2, 1.1]),
  accessible_studio: room(
    { en: 'Accessible studio', es: 'Estudio accesible' },
    [bed('double'), bed('sofa_bed')],
    [34, 4, 3, 2, 1.1],
    [...forWheelchairs, 'lowered_fittings'],
  ),
  two_bedrooms: room(
    { en: 'Two-bedroom apartment', es: 'Apartamento de dos dormitorios' },
    [bed('queen'), bed('single', 2), bed('sofa_bed')],
    [58, 6, 5, 4, 1.72],
  ),
  three_bedrooms: room(
    { en: 'Three-bedroom apartment', es: 'Apartamento de tres dormitorios' },
    [bed('queen', 2), bed('single', 2), bed('sofa_bed', 2)],
    [92, 9, 9, 6, 2.5],
  ),
} satisfies Record<string, Template>
export type RoomTypeCode = keyof typeof templates

export const templateOf = (code: RoomTypeCode): Template => templates[code]

const byType: Readonly<Record<AccommodationType, readonly RoomTypeCode[]>> = {
  hotel: ['double', 'twin', 'superior', 'family', 'suite', 'accessible', 'hearing'],
  apartment: ['studio', 'two_bedrooms', 'three_bedrooms', 'accessible_studio'],
  motel: ['double', 'twin', 'family', 'accessible'],
  resort: ['superior', 'family', 'suite', 'accessible', 'triple'],
  extended_stay: ['studio', 'accessible_studio', 'two_bedrooms'],
  conference_center: ['single', 'double', 'twin', 'suite', 'accessible', 'hearing'],
}

/** The room types of a house: those of its kind, mostly without one of them. */
export const roomTypeCodes = (type: AccommodationType, seed: number): readonly RoomTypeCode[] => {
  const all = byType[type]
  const without = 1 + (seed % all.length)
  return all.filter((_, index) => index !== without)
}
