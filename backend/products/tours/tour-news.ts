import type { MailKind } from '../../mail/mail-kind.ts'
import type { News } from '../../mail/news.ts'

/** Places are not kept unpaid for later, so of that there is nothing to tell. */
type TourNews = Readonly<Partial<Record<MailKind, News>>>

const en: TourNews = {
  confirmed: {
    subject: (reference, to) => `Booking ${reference} confirmed: your tour in ${to}`,
    heading: 'Your tour is booked',
    next: [
      'Your voucher is on its way. We write again as soon as it is issued, usually within minutes.',
      'We charged what the booking says and no more: a balance is paid to the operator by its day, and never charged by us.',
    ],
  },
  held: {
    subject: (reference, to) => `Booking ${reference} waits for an answer: your tour in ${to}`,
    heading: 'The operator is checking your request',
    next: [
      'This departure is confirmed by a person. The amount is set aside and has not been charged.',
      'We write again as soon as the operator answers. If the answer is no, the amount is given back at once.',
    ],
  },
  ticketed: {
    subject: (reference, to) => `Voucher for booking ${reference}: your tour in ${to}`,
    heading: 'Your voucher is ready',
    next: [
      'Show the voucher and an identity document when you arrive; the operator knows your tour by its own reference.',
      'If a balance is left, pay it to the operator by the day in your booking.',
    ],
  },
  unticketed: {
    subject: (reference) => `Booking ${reference}: we are working on your voucher`,
    heading: 'Your tour is booked, your voucher is late',
    next: [
      'Your places are booked and paid for as agreed, but the operator has not issued the voucher yet. You don’t need to do anything.',
      'Our team is working on it and will write to you as soon as it is done. If it cannot be done, you get a full refund.',
    ],
  },
  let_go: {
    subject: (reference) => `Booking ${reference} could not be confirmed`,
    heading: 'The operator did not confirm your tour',
    next: [
      'Nothing was charged: the amount that was set aside is given back.',
      'You can choose another day or another tour at any time.',
    ],
  },
  called_off: {
    subject: (reference, to) => `Booking ${reference} was called off: your tour in ${to}`,
    heading: 'The operator called your tour off',
    next: [
      'We are refunding everything you paid for it.',
      'You don’t need to do anything. You can choose another day or another tour at any time.',
    ],
  },
}

const es: TourNews = {
  confirmed: {
    subject: (reference, to) => `Reserva ${reference} confirmada: tu tour en ${to}`,
    heading: 'Tu tour está reservado',
    next: [
      'Tu comprobante está en camino. Te escribiremos en cuanto se emita, normalmente en unos minutos.',
      'Cobramos lo que dice la reserva y nada más: el saldo se paga al operador hasta su fecha y nunca lo cobramos nosotros.',
    ],
  },
  held: {
    subject: (reference, to) => `La reserva ${reference} espera respuesta: tu tour en ${to}`,
    heading: 'El operador está revisando tu solicitud',
    next: [
      'Una persona confirma esta salida. El importe está retenido, pero todavía no se ha cobrado.',
      'Te escribiremos en cuanto el operador responda. Si la respuesta es no, el importe se libera de inmediato.',
    ],
  },
  ticketed: {
    subject: (reference, to) => `Comprobante de la reserva ${reference}: tu tour en ${to}`,
    heading: 'Tu comprobante está listo',
    next: [
      'Muestra el comprobante y un documento de identidad al llegar; el operador conoce tu tour por su propia referencia.',
      'Si queda un saldo, págalo al operador hasta la fecha que dice tu reserva.',
    ],
  },
  unticketed: {
    subject: (reference) => `Reserva ${reference}: estamos resolviendo tu comprobante`,
    heading: 'Tu tour está reservado; el comprobante se retrasa',
    next: [
      'Tus lugares están reservados y pagados según lo acordado, pero el operador aún no ha emitido el comprobante. No tienes que hacer nada.',
      'Nuestro equipo lo está resolviendo y te escribirá en cuanto esté listo. Si no fuera posible, te devolveremos todo el dinero.',
    ],
  },
  let_go: {
    subject: (reference) => `No se pudo confirmar la reserva ${reference}`,
    heading: 'El operador no confirmó tu tour',
    next: [
      'No se te ha cobrado nada: el importe retenido se libera.',
      'Puedes elegir otro día u otro tour cuando quieras.',
    ],
  },
  called_off: {
    subject: (reference, to) => `La reserva ${reference} fue cancelada por el operador: tu tour en ${to}`,
    heading: 'El operador canceló tu tour',
    next: [
      'Te devolvemos todo lo que pagaste por él.',
      'No tienes que hacer nada. Puedes elegir otro día u otro tour cuando quieras.',
    ],
  },
}

/** What a mail tells of a booking of a tour, for each way it can stand. */
export const tourNews = { en, es } as const
