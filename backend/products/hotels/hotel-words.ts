import type { AccessFeature, Board } from '#domain/hotel-kinds.ts'
import type { Names } from '#domain/names.ts'
import { withArticle } from '#domain/time/clock-time.ts'

/** A stay's own words in a mail about a booking. */
interface HotelWords {
  readonly reference: string
  readonly referenceNote: (hotel: string) => string
  readonly stay: string
  readonly voucher: (number: string) => string
  readonly room: (index: number, name: string) => string
  readonly guests: (adults: number, ages: readonly number[]) => string
  readonly boards: Readonly<Record<Board, string>>
  readonly accessible: (features: readonly AccessFeature[]) => string
  readonly freeUntil: (moment: string) => string
  readonly notFree: string
  readonly final: string
  readonly checkIn: (from: string, until: string | null) => string
  readonly checkOut: (until: string) => string
  readonly total: string
  readonly dueNow: string
  readonly dueAtProperty: string
  readonly fee: (name: string) => string
}

const access: Readonly<Record<AccessFeature, Names>> = {
  step_free: { en: 'step-free', es: 'sin escalones' },
  wide_doors: { en: 'wide doors', es: 'puertas anchas' },
  roll_in_shower: { en: 'roll-in shower', es: 'ducha a ras de piso' },
  grab_bars: { en: 'grab bars', es: 'barras de apoyo' },
  lowered_fittings: { en: 'lowered fittings', es: 'accesorios a baja altura' },
  visual_alarm: { en: 'visual alarm', es: 'alarma visual' },
  hearing_loop: { en: 'hearing loop', es: 'bucle magnético' },
  braille_signs: { en: 'braille signs', es: 'señales en braille' },
}

const en: HotelWords = {
  reference: 'Hotel reference',
  referenceNote: (hotel) => `For arriving at ${hotel}.`,
  stay: 'Stay',
  voucher: (number) => `Voucher: ${number}`,
  room: (index, name) => `Room ${index}: ${name}`,
  guests: (adults, ages) =>
    `${adults === 1 ? '1 adult' : `${adults} adults`}${ages.length === 0 ? '' : ages.length === 1 ? `, 1 child (age ${ages.join()})` : `, ${ages.length} children (ages ${ages.join(', ')})`}`,
  boards: {
    room_only: 'room only',
    breakfast: 'breakfast included',
    half_board: 'half board',
    full_board: 'full board',
    all_inclusive: 'all inclusive',
  },
  accessible: (features) => `accessible: ${features.map((feature) => access[feature].en).join(', ')}`,
  freeUntil: (moment) => `free cancellation until ${moment} (hotel’s time)`,
  notFree: 'canceling has a cost',
  final: 'not refundable',
  checkIn: (from, until) => (until === null ? `check-in from ${from}` : `check-in from ${from} to ${until}`),
  checkOut: (until) => `check-out until ${until}`,
  total: 'Total for the stay, taxes and fees included',
  dueNow: 'Paid with the booking',
  dueAtProperty: 'Of which to be paid at the hotel',
  fee: (name) => `Of that: ${name}`,
}

const es: HotelWords = {
  reference: 'Referencia del hotel',
  referenceNote: (hotel) => `Para tu llegada a ${hotel}.`,
  stay: 'Estadía',
  voucher: (number) => `Comprobante: ${number}`,
  room: (index, name) => `Habitación ${index}: ${name}`,
  guests: (adults, ages) =>
    `${adults === 1 ? '1 adulto' : `${adults} adultos`}${ages.length === 0 ? '' : ages.length === 1 ? `, 1 niño (edad: ${ages.join()})` : `, ${ages.length} niños (edades: ${ages.join(', ')})`}`,
  boards: {
    room_only: 'solo habitación',
    breakfast: 'desayuno incluido',
    half_board: 'media pensión',
    full_board: 'pensión completa',
    all_inclusive: 'todo incluido',
  },
  accessible: (features) => `accesible: ${features.map((feature) => access[feature].es).join(', ')}`,
  freeUntil: (moment) => `cancelación gratis hasta el ${moment} (hora del hotel)`,
  notFree: 'cancelar tiene un costo',
  final: 'no reembolsable',
  checkIn: (from, until) =>
    until === null ? `entrada desde ${withArticle(from, 'es')}` : `entrada de ${from} a ${until}`,
  checkOut: (until) => `salida hasta ${withArticle(until, 'es')}`,
  total: 'Total de la estadía, impuestos y cargos incluidos',
  dueNow: 'Pagado con la reserva',
  dueAtProperty: 'De los cuales se pagan en el hotel',
  fee: (name) => `De eso: ${name}`,
}

export const hotelWords = { en, es } as const
