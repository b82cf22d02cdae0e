/** An activity's own words in a mail about a booking. */
interface ActivityWords {
  readonly reference: string
  readonly referenceNote: (activity: string) => string
  readonly activity: string
  readonly hours: (from: string, to: string) => string
  readonly meeting: string
  readonly pickup: string
  readonly pickupUnknown: string
  readonly answers: string
  readonly traveler: (number: number, label: string) => string
  readonly tickets: string
  readonly ticket: (number: number, unit: string) => string
  readonly codeLater: string
  readonly languages: Readonly<Record<'en' | 'es', string>>
  readonly guides: Readonly<Record<'GUIDE' | 'AUDIO' | 'WRITTEN', (language: string) => string>>
  readonly freeUntil: (moment: string) => string
  readonly notFree: string
  readonly final: string
  readonly clock: string
}

const en: ActivityWords = {
  reference: 'Organizer reference',
  referenceNote: (activity) => `For ${activity}.`,
  activity: 'Activity',
  hours: (from, to) => `any time from ${from} to ${to}`,
  meeting: 'Meeting point',
  pickup: 'Pickup',
  pickupUnknown: 'You tell the organizer where to pick you up.',
  answers: 'What you told the organizer',
  traveler: (number, label) => `Traveler ${number}: ${label}`,
  tickets: 'Tickets',
  ticket: (number, unit) => `Ticket ${number}: ${unit}`,
  codeLater: 'code on its way',
  languages: { en: 'English', es: 'Spanish' },
  guides: {
    GUIDE: (language) => `guide in ${language}`,
    AUDIO: (language) => `audio guide in ${language}`,
    WRITTEN: (language) => `written guide in ${language}`,
  },
  freeUntil: (moment) => `free cancellation until ${moment} (local time)`,
  notFree: 'canceling has a cost',
  final: 'not refundable',
  clock: 'Times are local to the place of the activity.',
}

const es: ActivityWords = {
  reference: 'Referencia del organizador',
  referenceNote: (activity) => `Para ${activity}.`,
  activity: 'Actividad',
  hours: (from, to) => `a cualquier hora de ${from} a ${to}`,
  meeting: 'Punto de encuentro',
  pickup: 'Recogida',
  pickupUnknown: 'Le dices al organizador dónde recogerte.',
  answers: 'Lo que le dijiste al organizador',
  traveler: (number, label) => `Viajero ${number}: ${label}`,
  tickets: 'Entradas',
  ticket: (number, unit) => `Entrada ${number}: ${unit}`,
  codeLater: 'código en camino',
  languages: { en: 'inglés', es: 'español' },
  guides: {
    GUIDE: (language) => `guía en ${language}`,
    AUDIO: (language) => `audioguía en ${language}`,
    WRITTEN: (language) => `guía escrita en ${language}`,
  },
  freeUntil: (moment) => `cancelación gratis hasta el ${moment} (hora local)`,
  notFree: 'cancelar tiene un costo',
  final: 'no reembolsable',
  clock: 'Las horas son las del lugar de la actividad.',
}

export const activityWords = { en, es } as const
