import { mix } from '../../../demo/deterministic.ts'
import type { AccommodationType } from '#domain/hotel-kinds.ts'

/** Invented names, so that no house is taken for one that there is. */
const stems =
  'Alvemar Brisalta Calandria Duramar Elvaro Farolindo Galbana Horizal Isamar Jacarando Kalmera Lumbral Marenque Nardelia Oleandro Palmareda Quintaluz Riveral Solandra Tamarel Umbralia Valdemora Yerbalta Zarandel Almendral Brumera Cantaluna Dorelia Encinal Florambar Granaluz Helicorda Irisalba Jazmera Lirandel Miralbo Nubealta Orquideal Pradoluz Quebradal Rocamar Sauceda Tejaluna Uvarela Vientoluz Almarea Bosqueral Cedralia Dunaclara Esperal Fuenteluz Gavialta Hiedral Juncaria Lagunera Madreluz Nogalera Olivanda Piedraluz Robledal Sabinar Trigalta Vegamora Zafiral'.split(
    ' ',
  )

const mostNames = stems.length

const spanish = new Set('CO MX PE EC CL AR UY PY BO PA CR DO CU PR GT SV ES'.split(' '))

type Written = Readonly<Record<AccommodationType, (stem: string) => string>>

const inSpanish: Written = {
  hotel: (stem) => `Hotel ${stem}`,
  apartment: (stem) => `Apartamentos ${stem}`,
  motel: (stem) => `Motel ${stem}`,
  resort: (stem) => `${stem} Resort`,
  extended_stay: (stem) => `Residencias ${stem}`,
  conference_center: (stem) => `Hotel de Convenciones ${stem}`,
}

const inEnglish: Written = {
  hotel: (stem) => `Hotel ${stem}`,
  apartment: (stem) => `${stem} Apartments`,
  motel: (stem) => `${stem} Motel`,
  resort: (stem) => `${stem} Resort`,
  extended_stay: (stem) => `${stem} Residences`,
  conference_center: (stem) => `${stem} Conference Hotel`,
}

/** The name of a city's hotel: no two of a city have the same. */
export const hotelName = (citySeed: number, index: number, countryCode: string, type: AccommodationType): string => {
  // the step is odd and the count a power of two: every stem comes once before any comes again
  const step = (mix(citySeed, 31) % 32) * 2 + 1
  const stem = stems[(mix(citySeed, 32) + index * step) % mostNames] ?? ''
  return (spanish.has(countryCode) ? inSpanish : inEnglish)[type](stem)
}

const streets = {
  es: ['Calle del Almendro', 'Calle de la Fuente', 'Avenida de los Cedros', 'Calle Mayor Vieja', 'Paseo del Molino'],
  en: ['Almond Street', 'Fountain Street', 'Cedar Avenue', 'Old High Street', 'Mill Walk'],
}

/** A street and a number: neither is there, as the house is not. */
export const streetOf = (seed: number, countryCode: string): string => {
  const number = 1 + (mix(seed, 41) % 180)
  const list = spanish.has(countryCode) ? streets.es : streets.en
  const street = list[mix(seed, 42) % list.length] ?? ''
  return spanish.has(countryCode) ? `${street} ${number}` : `${number} ${street}`
}
