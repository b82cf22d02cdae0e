import type { MailKind } from '../../mail/mail-kind.ts'
import type { News } from '../../mail/news.ts'

/** No airline calls a flight off through us, so of that there is nothing to tell. */
type FlightNews = Readonly<Record<Exclude<MailKind, 'called_off' | 'cancelled' | 'cancel_refused'>, News>>

const en: FlightNews = {
  confirmed: {
    subject: (reference, to) => `Booking ${reference} confirmed: your trip to ${to}`,
    heading: 'Your booking is confirmed',
    next: [
      'The airline is issuing your tickets. We write again as soon as they are ready, usually within minutes.',
      'Check that every name is exactly as in the passport. If one is not, tell us today.',
      'Check-in opens with the airline, as a rule 24 to 48 hours before departure.',
    ],
  },
  on_hold: {
    subject: (reference, to) => `Seats held, pay to book ${reference}: your trip to ${to}`,
    heading: 'Your seats are held, and not paid yet',
    next: [
      'Pay before the deadline: open your booking and choose Pay. Until then the airline keeps the seats and the price.',
      'Tickets are issued once you have paid. If you do not pay in time, the seats are given back and you owe nothing.',
    ],
  },
  hold_expired: {
    subject: (reference) => `Booking ${reference} has ended: it was not paid in time`,
    heading: 'Your held seats were given back',
    next: [
      'The airline’s deadline passed without a payment, so the booking has ended. Nothing was charged.',
      'You can search and book again at any time.',
    ],
  },
  hold_let_go: {
    subject: (reference) => `Booking ${reference} has ended: you let the seats go`,
    heading: 'You let your held seats go',
    next: ['The booking has ended, as you asked. Nothing was charged.', 'You can search and book again at any time.'],
  },
  held: {
    subject: (reference, to) => `Seats held, booking ${reference}: your trip to ${to}`,
    heading: 'Your seats are held',
    next: [
      'The airline keeps the seats while it takes the payment. The amount is set aside and has not been charged yet.',
      'We write again as soon as the airline confirms. If it does not, the amount is given back at once.',
    ],
  },
  ticketed: {
    subject: (reference, to) => `Tickets for booking ${reference}: your trip to ${to}`,
    heading: 'Your tickets are issued',
    next: [
      'Keep this message: the airline asks for its own reference at check-in.',
      'Check-in opens with the airline, as a rule 24 to 48 hours before departure.',
    ],
  },
  unticketed: {
    subject: (reference) => `Booking ${reference}: we are working on your tickets`,
    heading: 'Your booking stands, your tickets are late',
    next: [
      'Your seats are booked and paid for, but the airline has not issued the tickets yet. You don’t need to do anything.',
      'Our team is working on it with the airline and will write to you as soon as it is done. If it cannot be done, you get a full refund.',
    ],
  },
  let_go: {
    subject: (reference) => `Booking ${reference} could not be confirmed`,
    heading: 'The airline did not confirm your seats',
    next: [
      'Nothing was charged: the amount that was set aside is given back.',
      'You can search and book again at any time.',
    ],
  },
}

const es: FlightNews = {
  confirmed: {
    subject: (reference, to) => `Reserva ${reference} confirmada: tu viaje a ${to}`,
    heading: 'Tu reserva está confirmada',
    next: [
      'La aerolínea está emitiendo tus boletos. Te escribiremos en cuanto estén listos, normalmente en unos minutos.',
      'Comprueba que cada nombre aparezca exactamente como en el pasaporte. Si alguno no coincide, avísanos hoy mismo.',
      'El check-in se abre con la aerolínea, por lo general entre 24 y 48 horas antes de la salida.',
    ],
  },
  on_hold: {
    subject: (reference, to) => `Asientos reservados sin pagar, ${reference}: tu viaje a ${to}`,
    heading: 'Tus asientos están reservados y aún no están pagados',
    next: [
      'Paga antes de la fecha límite: abre tu reserva y elige Pagar. Hasta entonces, la aerolínea guarda los asientos y el precio.',
      'Los boletos se emiten cuando hayas pagado. Si no pagas a tiempo, los asientos se liberan y no debes nada.',
    ],
  },
  hold_expired: {
    subject: (reference) => `La reserva ${reference} terminó: no se pagó a tiempo`,
    heading: 'Tus asientos se liberaron',
    next: [
      'El plazo de la aerolínea pasó sin que hubiera un pago, así que la reserva terminó. No se te cobró nada.',
      'Puedes volver a buscar y reservar cuando quieras.',
    ],
  },
  hold_let_go: {
    subject: (reference) => `La reserva ${reference} terminó: liberaste los asientos`,
    heading: 'Liberaste tus asientos',
    next: [
      'La reserva terminó, como pediste. No se te cobró nada.',
      'Puedes volver a buscar y reservar cuando quieras.',
    ],
  },
  held: {
    subject: (reference, to) => `Asientos retenidos, reserva ${reference}: tu viaje a ${to}`,
    heading: 'Tus asientos están retenidos',
    next: [
      'La aerolínea guarda los asientos mientras procesa el pago. El importe está retenido, pero todavía no se ha cobrado.',
      'Te escribiremos en cuanto la aerolínea confirme. Si no lo hace, el importe se libera de inmediato.',
    ],
  },
  ticketed: {
    subject: (reference, to) => `Boletos de la reserva ${reference}: tu viaje a ${to}`,
    heading: 'Tus boletos están emitidos',
    next: [
      'Guarda este mensaje: la aerolínea te pedirá su código de reserva en el check-in.',
      'El check-in se abre con la aerolínea, por lo general entre 24 y 48 horas antes de la salida.',
    ],
  },
  unticketed: {
    subject: (reference) => `Reserva ${reference}: estamos resolviendo tus boletos`,
    heading: 'Tu reserva sigue en pie; los boletos se retrasan',
    next: [
      'Tus asientos están reservados y pagados, pero la aerolínea aún no ha emitido los boletos. No tienes que hacer nada.',
      'Nuestro equipo lo está resolviendo con la aerolínea y te escribirá en cuanto esté listo. Si no fuera posible, te devolveremos todo el dinero.',
    ],
  },
  let_go: {
    subject: (reference) => `No se pudo confirmar la reserva ${reference}`,
    heading: 'La aerolínea no confirmó tus asientos',
    next: [
      'No se te ha cobrado nada: el importe retenido se libera.',
      'Puedes volver a buscar y reservar cuando quieras.',
    ],
  },
}

/** What a mail tells of a booking of a flight, for each way it can stand. */
export const flightNews = { en, es } as const
