export const unsubscribeWords = {
  en: {
    title: 'Leave the list',
    question: (email: string) => `Do you want no more news from us at ${email}?`,
    bookings: 'Messages about your bookings still come.',
    leave: 'Unsubscribe',
    left: 'You are off the list',
    leftNote: 'We send no more news to this address.',
    gone: 'This link leads to no address on our list',
    goneNote: 'If you left before, you get no more news from us.',
    home: 'To the site',
  },
  es: {
    title: 'Salir de la lista',
    question: (email: string) => `¿Quieres dejar de recibir nuestras novedades en ${email}?`,
    bookings: 'Los mensajes sobre tus reservas siguen llegando.',
    leave: 'Cancelar la suscripción',
    left: 'Saliste de la lista',
    leftNote: 'No enviaremos más novedades a esta dirección.',
    gone: 'Este enlace no lleva a ninguna dirección de nuestra lista',
    goneNote: 'Si ya saliste antes, no recibes más novedades nuestras.',
    home: 'Ir al sitio',
  },
} as const
