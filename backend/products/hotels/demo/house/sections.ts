import type { Names } from '#domain/names.ts'
import { formatClock, withArticle } from '#domain/time/clock-time.ts'
import { DetailSection, type HotelDetail } from '#contract/products/hotels/hotel-detail.ts'
import type { AccommodationType, Amenity } from '#domain/hotel-kinds.ts'
import { mix } from '../../../demo/deterministic.ts'
import type { Hotel } from './hotel.ts'
import { checkTimes } from './shown-hotel.ts'

const kinds: Readonly<Record<AccommodationType, Names>> = {
  hotel: { en: 'hotel', es: 'hotel' },
  apartment: { en: 'apartment house', es: 'edificio de apartamentos' },
  motel: { en: 'motel', es: 'motel' },
  resort: { en: 'resort', es: 'resort' },
  extended_stay: { en: 'house for longer stays', es: 'residencia para estadías largas' },
  conference_center: { en: 'conference hotel', es: 'hotel de convenciones' },
}

const minutesOnFoot = ({ seed }: Hotel): number => 3 + (mix(seed, 201) % 10)

const overview = (hotel: Hotel): Names[] => [
  {
    en: `${hotel.name} is a ${hotel.stars}-star ${kinds[hotel.type].en} in ${hotel.district}, ${hotel.destination.name.en}.`,
    es: `${hotel.name} es un ${kinds[hotel.type].es} de ${hotel.stars} ${hotel.stars === 1 ? 'estrella' : 'estrellas'} en ${hotel.district}, ${hotel.destination.name.es}.`,
  },
  {
    en: `It has ${20 + (mix(hotel.seed, 202) % 140)} rooms and was last renovated in ${2012 + (mix(hotel.seed, 203) % 14)}.`,
    es: `Tiene ${20 + (mix(hotel.seed, 202) % 140)} habitaciones y se renovó por última vez en ${2012 + (mix(hotel.seed, 203) % 14)}.`,
  },
]

/** What is said of an amenity, in the section that it belongs to. */
const ofAmenity: Partial<Record<Amenity, readonly [DetailSection, Names]>> = {
  restaurant: [
    'dining',
    {
      en: 'The restaurant serves lunch and dinner every day.',
      es: 'El restaurante sirve almuerzo y cena todos los días.',
    },
  ],
  breakfast: [
    'dining',
    { en: 'Breakfast is served from 6:30 to 10:30 AM.', es: 'El desayuno se sirve de 6:30 a 10:30.' },
  ],
  bar: ['dining', { en: 'The bar is open from 5:00 PM to midnight.', es: 'El bar abre de 17:00 a medianoche.' }],
  room_service: [
    'dining',
    { en: 'Room service answers at any hour.', es: 'El servicio a la habitación atiende a toda hora.' },
  ],
  wifi: ['facilities', { en: 'Wi-Fi is free in the whole house.', es: 'El wifi es gratis en todo el edificio.' }],
  parking: ['facilities', { en: 'Guests can park at the hotel.', es: 'Los huéspedes pueden estacionar en el hotel.' }],
  air_conditioning: [
    'facilities',
    { en: 'All rooms have air conditioning.', es: 'Todas las habitaciones tienen aire acondicionado.' },
  ],
  kitchen: ['facilities', { en: 'Each unit has a kitchen of its own.', es: 'Cada unidad tiene su propia cocina.' }],
  meeting_rooms: [
    'facilities',
    { en: 'There are meeting rooms of several sizes.', es: 'Hay salas de reuniones de varios tamaños.' },
  ],
  ev_charging: ['facilities', { en: 'Electric cars can be charged.', es: 'Se pueden cargar autos eléctricos.' }],
  pool: ['recreation', { en: 'The pool is open from 8:00 AM to 8:00 PM.', es: 'La piscina abre de 8:00 a 20:00.' }],
  gym: ['recreation', { en: 'The gym is open day and night.', es: 'El gimnasio abre día y noche.' }],
  spa: ['recreation', { en: 'The spa takes reservations at reception.', es: 'El spa toma reservas en recepción.' }],
  beach: ['recreation', { en: 'The beach is a short walk away.', es: 'La playa queda a pocos pasos.' }],
  laundry: [
    'services',
    { en: 'Laundry is done within a day, for a fee.', es: 'La lavandería se hace en un día, con costo.' },
  ],
  pets: ['services', { en: 'Pets up to 10 kg may stay.', es: 'Se admiten mascotas de hasta 10 kg.' }],
  family_rooms: [
    'services',
    { en: 'Cots are free and must be asked for.', es: 'Las cunas son gratis y se piden con anticipación.' },
  ],
  airport_shuttle: [
    'transportation',
    { en: 'A shuttle drives to the airport, for a fee.', es: 'Un transporte va al aeropuerto, con costo.' },
  ],
}

/** A house that lets nobody in after an hour says so wherever it tells of arriving. */
const receptionWords = (hotel: Hotel): Names => {
  const { from, until } = checkTimes(hotel).checkIn
  if (until === null) return { en: 'Reception is open day and night.', es: 'La recepción atiende día y noche.' }
  return {
    en: `Keys are handed over from ${formatClock(from, 'en')} to ${formatClock(until, 'en')}.`,
    es: `Las llaves se entregan de ${formatClock(from, 'es')} a ${formatClock(until, 'es')}.`,
  }
}

const keptWords = (hotel: Hotel): Names => {
  const { from, until } = checkTimes(hotel).checkIn
  const [en, es] = [
    until === null ? 'midnight' : formatClock(until, 'en'),
    until === null ? 'la medianoche' : withArticle(formatClock(until, 'es'), 'es'),
  ]
  return {
    en: `Rooms are kept until ${en} of the day of arrival; from ${formatClock(from, 'en')} on they are ready. Whoever comes later should say so.`,
    es: `Las habitaciones se guardan hasta ${es} del día de llegada y están listas desde ${withArticle(formatClock(from, 'es'), 'es')}. Quien llegue más tarde debe avisar.`,
  }
}

const rulesOf = (hotel: Hotel): readonly (readonly [DetailSection, Names])[] => {
  return [
    ['services', receptionWords(hotel)],
    [
      'attractions',
      {
        en: `The middle of ${hotel.district} is ${minutesOnFoot(hotel)} minutes away on foot.`,
        es: `El centro de ${hotel.district} está a ${minutesOnFoot(hotel)} minutos a pie.`,
      },
    ],
    [
      'cancellation',
      {
        en: 'How a stay can be canceled depends on the rate, and is shown with it. Deadlines are told in the hotel’s time.',
        es: 'Cómo se cancela una estadía depende de la tarifa y se muestra con ella. Los plazos se dan en la hora del hotel.',
      },
    ],
    [
      'deposit',
      {
        en: 'On arrival the hotel may set aside a deposit on a card, which is released on departure.',
        es: 'A la llegada el hotel puede retener un depósito en una tarjeta, que se libera a la salida.',
      },
    ],
    [
      'safety',
      {
        en: 'There are smoke detectors in every room and extinguishers on every floor.',
        es: 'Hay detectores de humo en cada habitación y extintores en cada piso.',
      },
    ],
    [
      'transportation',
      {
        en: `A stop of public transport is ${minutesOnFoot(hotel) + 1} minutes away on foot.`,
        es: `Hay una parada de transporte público a ${minutesOnFoot(hotel) + 1} minutos a pie.`,
      },
    ],
    ['guarantee', keptWords(hotel)],
    ...overview(hotel).map((words) => ['overview', words] as const),
  ]
}

const nothingToEat: Names = {
  en: 'There is no restaurant in the house; several are nearby.',
  es: 'No hay restaurante en el edificio; hay varios cerca.',
}
const nothingToDo: Names = {
  en: 'Reception has maps and tips for the neighborhood.',
  es: 'En recepción hay mapas y consejos sobre el barrio.',
}

/** The eleven sections of a hotel's description, made of what it has. */
export const sectionsOf = (hotel: Hotel): HotelDetail['sections'] => {
  const said = [...hotel.amenities.flatMap((amenity) => [ofAmenity[amenity]]), ...rulesOf(hotel)].filter(
    (words) => words !== undefined,
  )
  const otherwise: Partial<Record<DetailSection, Names>> = {
    dining: nothingToEat,
    recreation: nothingToDo,
    facilities: nothingToDo,
  }
  return DetailSection.literals.map((section) => {
    const paragraphs = said.filter(([own]) => own === section).map(([, words]) => words)
    const instead = otherwise[section]
    return { section, paragraphs: paragraphs.length === 0 && instead ? [instead] : paragraphs }
  })
}
