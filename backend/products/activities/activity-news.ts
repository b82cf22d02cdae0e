import type { MailKind } from '../../mail/mail-kind.ts'
import type { News } from '../../mail/news.ts'

/** Places are not kept unpaid for later, so of that there is nothing to tell. */
type ActivityNews = Readonly<Partial<Record<MailKind, News>>>

const en: ActivityNews = {
  confirmed: {
    subject: (reference, to) => `Booking ${reference} confirmed: your activity in ${to}`,
    heading: 'Your activity is booked',
    next: [
      'Your tickets are on their way. We write again as soon as they are issued, usually within minutes.',
      'Check the day, the time and the meeting point. If something is not right, tell us today.',
    ],
  },
  held: {
    subject: (reference, to) => `Booking ${reference} waits for an answer: your activity in ${to}`,
    heading: 'The organizer is checking your request',
    next: [
      'This activity is confirmed by a person. The amount is set aside and has not been charged.',
      'We write again as soon as the organizer answers. If the answer is no, the amount is given back at once.',
    ],
  },
  ticketed: {
    subject: (reference, to) => `Tickets for booking ${reference}: your activity in ${to}`,
    heading: 'Your tickets are ready',
    next: [
      'Show each ticket’s code on your phone at the start. It also works without a connection once the page was opened.',
      'Be at the meeting point on time: who is late may find that the group has left.',
    ],
  },
  unticketed: {
    subject: (reference) => `Booking ${reference}: we are working on your tickets`,
    heading: 'Your activity is booked, your tickets are late',
    next: [
      'Your places are booked and paid for, but the organizer has not issued the tickets yet. You don’t need to do anything.',
      'Our team is working on it and will write to you as soon as it is done. If it cannot be done, you get a full refund.',
    ],
  },
  let_go: {
    subject: (reference) => `Booking ${reference} could not be confirmed`,
    heading: 'The organizer did not confirm your activity',
    next: [
      'Nothing was charged: the amount that was set aside is given back.',
      'You can choose another day or another activity at any time.',
    ],
  },
  called_off: {
    subject: (reference, to) => `Booking ${reference} was called off: your activity in ${to}`,
    heading: 'The organizer called your activity off',
    next: [
      'We are refunding everything you paid for it.',
      'You don’t need to do anything. You can choose another day or another activity at any time.',
    ],
  },
}

const es: ActivityNews = {
  confirmed: {
    subject: (reference, to) => `Reserva ${reference} confirmada: tu actividad en ${to}`,
    heading: 'Tu actividad está reservada',
    next: [
      'Tus entradas están en camino. Te escribiremos en cuanto se emitan, normalmente en unos minutos.',
      'Revisa el día, la hora y el punto de encuentro. Si algo no está bien, avísanos hoy mismo.',
    ],
  },
  held: {
    subject: (reference, to) => `La reserva ${reference} espera respuesta: tu actividad en ${to}`,
    heading: 'El organizador está revisando tu solicitud',
    next: [
      'Una persona confirma esta actividad. El importe está retenido, pero todavía no se ha cobrado.',
      'Te escribiremos en cuanto el organizador responda. Si la respuesta es no, el importe se libera de inmediato.',
    ],
  },
  ticketed: {
    subject: (reference, to) => `Entradas de la reserva ${reference}: tu actividad en ${to}`,
    heading: 'Tus entradas están listas',
    next: [
      'Muestra el código de cada entrada en tu teléfono al empezar. También funciona sin conexión si ya abriste la página.',
      'Llega a tiempo al punto de encuentro: si llegas tarde, es posible que el grupo ya haya salido.',
    ],
  },
  unticketed: {
    subject: (reference) => `Reserva ${reference}: estamos resolviendo tus entradas`,
    heading: 'Tu actividad está reservada; las entradas se retrasan',
    next: [
      'Tus lugares están reservados y pagados, pero el organizador aún no ha emitido las entradas. No tienes que hacer nada.',
      'Nuestro equipo lo está resolviendo y te escribirá en cuanto esté listo. Si no fuera posible, te devolveremos todo el dinero.',
    ],
  },
  let_go: {
    subject: (reference) => `No se pudo confirmar la reserva ${reference}`,
    heading: 'El organizador no confirmó tu actividad',
    next: [
      'No se te ha cobrado nada: el importe retenido se libera.',
      'Puedes elegir otro día u otra actividad cuando quieras.',
    ],
  },
  called_off: {
    subject: (reference, to) => `La reserva ${reference} fue cancelada por el organizador: tu actividad en ${to}`,
    heading: 'El organizador canceló tu actividad',
    next: [
      'Te devolvemos todo lo que pagaste por ella.',
      'No tienes que hacer nada. Puedes elegir otro día u otra actividad cuando quieras.',
    ],
  },
}

/** What a mail tells of a booking of an activity, for each way it can stand. */
export const activityNews = { en, es } as const
