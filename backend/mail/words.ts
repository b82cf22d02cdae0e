import type { MailKind } from './mail-kind.ts'
import type { News } from './news.ts'

interface Words {
  /** of a booking of several kinds of travel, and where its kind has nothing of its own to tell */
  readonly kinds: Readonly<Record<MailKind, News>>
  readonly greeting: (name: string) => string
  readonly reference: string
  readonly referenceNote: string
  readonly travellers: string
  readonly types: Readonly<Record<'adult' | 'child' | 'infant', string>>
  readonly contact: string
  readonly emergencyContact: string
  readonly total: string
  readonly totalNote: string
  readonly charged: string
  /** of a part of the price, until the booking is confirmed */
  readonly chargedLater: string
  /** of what a traveller did not get, who kept the other parts */
  readonly rest: string
  /** the title of what was called off */
  readonly calledOff: (title: string) => string
  /** the news where its traveller canceled a part of it, whatever became of the others */
  readonly cancelledPart: Pick<News, 'subject' | 'heading'>
  /** the news where a part of it could not be canceled, and another was */
  readonly refusedPart: Pick<News, 'subject' | 'heading'>
  /** where money goes that goes back, where no card is known */
  readonly paymentMethod: string
  /** of money that goes back, and where to */
  readonly backSoon: (wayBack: string) => string
  /** the title of what its traveller canceled */
  readonly cancelled: (title: string) => string
  /** of what its traveller canceled */
  readonly kept: string
  /** of what was called off, and where it goes */
  readonly givenBack: (wayBack: string) => string
  /** of seats that are held: until when they must be paid for */
  readonly payBy: string
  readonly paidBy: (card: string) => string
  readonly next: string
  readonly open: string
}

const en: Words = {
  kinds: {
    confirmed: {
      subject: (reference, to) => `Booking ${reference} confirmed: your trip to ${to}`,
      heading: 'Your booking is confirmed',
      next: ['Your documents are being issued. We write again as soon as they are ready, usually within minutes.'],
    },
    on_hold: {
      subject: (reference, to) => `Held for you, pay to book ${reference}: your trip to ${to}`,
      heading: 'Your trip is held, and not paid yet',
      next: [
        'Pay before the deadline: open your booking and choose Pay. Until then the price stands.',
        'If you do not pay in time, what is held is given back and you owe nothing.',
      ],
    },
    hold_expired: {
      subject: (reference) => `Booking ${reference} has ended: it was not paid in time`,
      heading: 'What was held for you was given back',
      next: [
        'The deadline passed without a payment, so the booking has ended. Nothing was charged.',
        'You can search and book again at any time.',
      ],
    },
    hold_let_go: {
      subject: (reference) => `Booking ${reference} has ended: you let it go`,
      heading: 'You let what was held go',
      next: ['The booking has ended, as you asked. Nothing was charged.', 'You can search and book again at any time.'],
    },
    held: {
      subject: (reference, to) => `Booking ${reference} is being confirmed: your trip to ${to}`,
      heading: 'Your booking is being confirmed',
      next: [
        'The amount is set aside and has not been charged yet.',
        'We write again as soon as everything is confirmed. If it is not, the amount is given back at once.',
      ],
    },
    ticketed: {
      subject: (reference, to) => `Documents for booking ${reference}: your trip to ${to}`,
      heading: 'Your documents are ready',
      next: [],
    },
    unticketed: {
      subject: (reference) => `Booking ${reference}: we are working on your documents`,
      heading: 'Your booking stands, your documents are late',
      next: [
        'Our team is working on it and will write to you as soon as it is done. If it cannot be done, you get a full refund.',
      ],
    },
    let_go: {
      subject: (reference) => `Booking ${reference} could not be confirmed`,
      heading: 'Your booking was not confirmed',
      next: [
        'Nothing was charged: the amount that was set aside is given back.',
        'You can search and book again at any time.',
      ],
    },
    called_off: {
      subject: (reference) => `A part of booking ${reference} was called off: what you paid for it is on its way back`,
      heading: 'A part of your trip was called off',
      next: [
        'The provider canceled it. We are refunding everything you paid for it.',
        'You don’t need to do anything. You can search and book something else at any time.',
      ],
    },
    cancelled: {
      subject: (reference) => `Booking ${reference}: canceled, as you asked`,
      heading: 'Canceled, as you asked',
      next: ['What is marked as canceled can no longer be used.', 'You can search and book again at any time.'],
    },
    cancel_refused: {
      subject: (reference) => `Booking ${reference} was not canceled`,
      heading: 'We could not cancel what you asked',
      next: [
        'The provider keeps more by now than you had agreed to, or takes nothing back. What we could not cancel stands as before, and nothing was given back for it.',
        'Open your booking to see what canceling brings now, or contact us.',
      ],
    },
  },
  greeting: (name) => `Hello ${name},`,
  reference: 'Booking reference',
  referenceNote: 'With your email it opens the booking on our site.',
  travellers: 'Travelers',
  types: { adult: 'adult', child: 'child', infant: 'infant' },
  contact: 'Contact number',
  emergencyContact: 'Emergency contact',
  total: 'Total',
  payBy: 'Pay by',
  totalNote: 'Taxes, fees and extras included. Charged in US dollars.',
  charged: 'Amount charged',
  chargedLater: 'Charged once the booking is confirmed',
  rest: 'The rest of your trip could not be booked. Nothing was charged for that.',
  calledOff: (title) => `${title} (called off)`,
  cancelledPart: {
    subject: (reference) => `A part of booking ${reference}: canceled, as you asked`,
    heading: 'A part of your trip is canceled, as you asked',
  },
  refusedPart: {
    subject: (reference) => `A part of booking ${reference} was not canceled`,
    heading: 'We could not cancel all that you asked',
  },
  paymentMethod: 'your payment method',
  backSoon: (wayBack) => `What comes back to you goes to ${wayBack}. Your bank shows it within a few days.`,
  cancelled: (title) => `${title} (canceled)`,
  kept: 'Kept as cancellation fee',
  givenBack: (wayBack) => `Goes back to ${wayBack}`,
  paidBy: (card) => `Card: ${card}`,
  next: 'What comes next',
  open: 'Open your booking',
}

const es: Words = {
  kinds: {
    confirmed: {
      subject: (reference, to) => `Reserva ${reference} confirmada: tu viaje a ${to}`,
      heading: 'Tu reserva está confirmada',
      next: ['Tus documentos se están emitiendo. Te escribiremos en cuanto estén listos, normalmente en unos minutos.'],
    },
    on_hold: {
      subject: (reference, to) => `Guardado sin pagar, ${reference}: tu viaje a ${to}`,
      heading: 'Tu viaje está guardado y aún no está pagado',
      next: [
        'Paga antes de la fecha límite: abre tu reserva y elige Pagar. Hasta entonces, el precio se mantiene.',
        'Si no pagas a tiempo, lo guardado se libera y no debes nada.',
      ],
    },
    hold_expired: {
      subject: (reference) => `La reserva ${reference} terminó: no se pagó a tiempo`,
      heading: 'Lo que guardamos para ti se liberó',
      next: [
        'El plazo pasó sin que hubiera un pago, así que la reserva terminó. No se te cobró nada.',
        'Puedes volver a buscar y reservar cuando quieras.',
      ],
    },
    hold_let_go: {
      subject: (reference) => `La reserva ${reference} terminó: la liberaste`,
      heading: 'Liberaste lo que estaba guardado',
      next: [
        'La reserva terminó, como pediste. No se te cobró nada.',
        'Puedes volver a buscar y reservar cuando quieras.',
      ],
    },
    held: {
      subject: (reference, to) => `La reserva ${reference} se está confirmando: tu viaje a ${to}`,
      heading: 'Tu reserva se está confirmando',
      next: [
        'El importe está retenido, pero todavía no se ha cobrado.',
        'Te escribiremos en cuanto todo esté confirmado. Si no se confirma, el importe se libera de inmediato.',
      ],
    },
    ticketed: {
      subject: (reference, to) => `Documentos de la reserva ${reference}: tu viaje a ${to}`,
      heading: 'Tus documentos están listos',
      next: [],
    },
    unticketed: {
      subject: (reference) => `Reserva ${reference}: estamos resolviendo tus documentos`,
      heading: 'Tu reserva sigue en pie; los documentos se retrasan',
      next: [
        'Nuestro equipo lo está resolviendo y te escribirá en cuanto esté listo. Si no fuera posible, te devolveremos todo el dinero.',
      ],
    },
    let_go: {
      subject: (reference) => `No se pudo confirmar la reserva ${reference}`,
      heading: 'Tu reserva no se confirmó',
      next: [
        'No se te ha cobrado nada: el importe retenido se libera.',
        'Puedes volver a buscar y reservar cuando quieras.',
      ],
    },
    called_off: {
      subject: (reference) => `Se canceló una parte de la reserva ${reference}: te devolvemos lo que pagaste por ella`,
      heading: 'Una parte de tu viaje fue cancelada',
      next: [
        'El proveedor la canceló. Te devolvemos todo lo que pagaste por ella.',
        'No tienes que hacer nada. Puedes buscar y reservar otra cosa cuando quieras.',
      ],
    },
    cancelled: {
      subject: (reference) => `Reserva ${reference}: cancelada, como pediste`,
      heading: 'Cancelada, como pediste',
      next: ['Lo que figura como cancelado ya no se puede usar.', 'Puedes volver a buscar y reservar cuando quieras.'],
    },
    cancel_refused: {
      subject: (reference) => `La reserva ${reference} no se canceló`,
      heading: 'No pudimos cancelar lo que pediste',
      next: [
        'El proveedor ya retiene más de lo que habías aceptado, o no devuelve nada. Lo que no pudimos cancelar sigue como estaba y no se devolvió nada por ello.',
        'Abre tu reserva para ver qué se devuelve ahora si cancelas, o contáctanos.',
      ],
    },
  },
  greeting: (name) => `Hola, ${name}:`,
  reference: 'Referencia de la reserva',
  referenceNote: 'Con tu correo, abre la reserva en nuestro sitio.',
  travellers: 'Viajeros',
  types: { adult: 'adulto', child: 'niño', infant: 'bebé' },
  contact: 'Teléfono de contacto',
  emergencyContact: 'Contacto de emergencia',
  total: 'Total',
  payBy: 'Paga antes de',
  totalNote: 'Impuestos, cargos y extras incluidos. Se cobra en dólares estadounidenses.',
  charged: 'Importe cobrado',
  chargedLater: 'Se cobra cuando se confirme la reserva',
  rest: 'El resto de tu viaje no se pudo reservar. No se cobró nada por él.',
  calledOff: (title) => `${title} (se canceló)`,
  cancelledPart: {
    subject: (reference) => `Una parte de la reserva ${reference}: cancelada, como pediste`,
    heading: 'Una parte de tu viaje está cancelada, como pediste',
  },
  refusedPart: {
    subject: (reference) => `Una parte de la reserva ${reference} no se canceló`,
    heading: 'No pudimos cancelar todo lo que pediste',
  },
  paymentMethod: 'tu medio de pago',
  backSoon: (wayBack) => `Lo que se te devuelve va a ${wayBack}. Tu banco lo mostrará en unos días.`,
  cancelled: (title) => `${title} (cancelado por ti)`,
  kept: 'No se devuelve, por la cancelación',
  givenBack: (wayBack) => `Vuelve a ${wayBack}`,
  paidBy: (card) => `Tarjeta: ${card}`,
  next: 'Qué viene ahora',
  open: 'Abre tu reserva',
}

/** What mails say, in the traveller's language. */
export const mailWords: Readonly<Record<'en' | 'es', Words>> = { en, es }
