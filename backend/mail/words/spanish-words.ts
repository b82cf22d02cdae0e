import type { MailWords } from './mail-words.ts'

export const es: MailWords = {
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
