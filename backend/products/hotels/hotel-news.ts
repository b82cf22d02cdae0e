import type { MailKind } from '../../mail/mail-kind.ts'
import type { News } from '../../mail/news.ts'

/** Rooms are not kept unpaid, so of that there is nothing to tell. */
type HotelNews = Readonly<Partial<Record<MailKind, News>>>

const en: HotelNews = {
  confirmed: {
    subject: (reference, to) => `Booking ${reference} confirmed: your stay in ${to}`,
    heading: 'Your stay is booked',
    next: [
      'Your voucher is on its way. We write again as soon as the hotel has issued it, usually within minutes.',
      'Check that every guest’s name is as in their identity document. If one is not, tell us today.',
    ],
  },
  held: {
    subject: (reference, to) => `The hotel is confirming booking ${reference}: your stay in ${to}`,
    heading: 'The hotel is confirming your stay',
    next: [
      'The amount is set aside and has not been charged yet.',
      'We write again as soon as the hotel confirms. If it does not, the amount is given back at once.',
    ],
  },
  ticketed: {
    subject: (reference, to) => `Voucher for booking ${reference}: your stay in ${to}`,
    heading: 'Your voucher is ready',
    next: [
      'Show the voucher and an identity document when you arrive; the hotel knows your stay by its own reference.',
      'If something is left to pay at the hotel, it is paid there, on the terms you agreed to.',
    ],
  },
  unticketed: {
    subject: (reference) => `Booking ${reference}: we are working on your voucher`,
    heading: 'Your stay is booked, your voucher is late',
    next: [
      'Your room is booked and paid for as agreed, but the hotel has not issued the voucher yet. You don’t need to do anything.',
      'Our team is working on it with the hotel and will write to you as soon as it is done. If it cannot be done, you get a full refund.',
    ],
  },
  let_go: {
    subject: (reference) => `Booking ${reference} could not be confirmed`,
    heading: 'The hotel did not confirm your stay',
    next: [
      'Nothing was charged: the amount that was set aside is given back.',
      'You can search and book again at any time.',
    ],
  },
}

const es: HotelNews = {
  confirmed: {
    subject: (reference, to) => `Reserva ${reference} confirmada: tu estadía en ${to}`,
    heading: 'Tu estadía está reservada',
    next: [
      'Tu comprobante está en camino. Te escribiremos en cuanto el hotel lo emita, normalmente en unos minutos.',
      'Revisa que el nombre de cada huésped esté como en su documento de identidad. Si alguno no coincide, avísanos hoy mismo.',
    ],
  },
  held: {
    subject: (reference, to) => `El hotel está confirmando la reserva ${reference}: tu estadía en ${to}`,
    heading: 'El hotel está confirmando tu estadía',
    next: [
      'El importe está retenido, pero todavía no se ha cobrado.',
      'Te escribiremos en cuanto el hotel confirme. Si no lo hace, el importe se libera de inmediato.',
    ],
  },
  ticketed: {
    subject: (reference, to) => `Comprobante de la reserva ${reference}: tu estadía en ${to}`,
    heading: 'Tu comprobante está listo',
    next: [
      'Muestra el comprobante y un documento de identidad al llegar; el hotel conoce tu estadía por su propia referencia.',
      'Si queda algo por pagar en el hotel, se paga allí, en las condiciones que aceptaste.',
    ],
  },
  unticketed: {
    subject: (reference) => `Reserva ${reference}: estamos resolviendo tu comprobante`,
    heading: 'Tu estadía está reservada; el comprobante se retrasa',
    next: [
      'Tu habitación está reservada y pagada según lo acordado, pero el hotel aún no ha emitido el comprobante. No tienes que hacer nada.',
      'Nuestro equipo lo está resolviendo con el hotel y te escribirá en cuanto esté listo. Si no fuera posible, te devolveremos todo el dinero.',
    ],
  },
  let_go: {
    subject: (reference) => `No se pudo confirmar la reserva ${reference}`,
    heading: 'El hotel no confirmó tu estadía',
    next: [
      'No se te ha cobrado nada: el importe retenido se libera.',
      'Puedes volver a buscar y reservar cuando quieras.',
    ],
  },
}

/** What a mail tells of a booking of a stay, for each way it can stand. */
export const hotelNews = { en, es } as const
