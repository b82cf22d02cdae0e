import type { DeclineReason } from '#contract/booking-problem.ts'
import type { CardFault } from '../card/card-checks.ts'
import type { PaymentStatus } from '../card-gateway.ts'

interface PageWords {
  readonly title: string
  readonly intro: string
  readonly payee: string
  readonly amount: string
  readonly number: string
  readonly expiry: string
  readonly cvv: string
  readonly name: string
  readonly pay: (amount: string) => string
  readonly cancel: string
  readonly leave: string
  readonly demo: string
  readonly wrong: Readonly<Record<Exclude<CardFault, 'expired'>, string>>
  readonly reasons: Readonly<Record<DeclineReason, string>>
  /** a card that came without its envelope, or in one that is not for this payment */
  readonly unsealed: string
  /** more cards were tried than anybody has */
  readonly tooMany: string
  readonly needsScript: string
  /** the card could not be sealed */
  readonly failure: string
  readonly over: string
  readonly overNote: string
  /** why a page is closed, where that is known */
  readonly overNotes: Partial<Readonly<Record<PaymentStatus, string>>>
  readonly back: string
  readonly challengeTitle: string
  readonly challengeIntro: (last4: string) => string
  readonly approve: string
  readonly refuse: string
  readonly challengeDemo: string
}

const en: PageWords = {
  title: 'Demo Pay',
  intro: 'Secure card payment',
  payee: 'Pay to',
  amount: 'Amount',
  number: 'Card number',
  expiry: 'Expiry (MM/YY)',
  cvv: 'Security code',
  name: 'Name on card',
  pay: (amount) => `Pay ${amount}`,
  cancel: 'Cancel payment',
  leave: 'Go back without deciding',
  demo: 'This is a demonstration. It takes test cards only, and no money moves. Try 4242 4242 4242 4242 with any future date and any code.',
  wrong: {
    number: 'This card number cannot be right. Check its digits.',
    expiry: 'This is not an expiry date. Write the month and the year, for example 12/30.',
    code: 'The security code has 3 or 4 digits.',
  },
  reasons: {
    card_declined: 'The bank declined this card. Nothing was charged. You can try another one.',
    insufficient_funds: 'There is not enough money on this card. Nothing was charged. You can try another one.',
    expired_card: 'This card has expired. Nothing was charged. You can try another one.',
    incorrect_cvc: 'The security code is not right. Nothing was charged.',
    authentication_failed: 'The bank could not confirm that it is you. Nothing was charged.',
    card_not_supported: 'Only test cards work here. Nothing was charged.',
  },
  unsealed:
    'Your card did not arrive encrypted for this payment, so it was not used. Nothing was charged. Reload the page and try again; it needs JavaScript.',
  tooMany: 'Too many cards were tried. Nothing was charged. Try again in an hour.',
  needsScript:
    'Your card is encrypted in your browser before it is sent, and that needs JavaScript. Turn it on to pay here.',
  failure:
    'Your card could not be encrypted, so it was not sent. Nothing was charged. Check your connection and try again.',
  over: 'This payment page is closed',
  overNote: 'Go back to see how your payment stands.',
  overNotes: {
    cancelled: 'This payment was canceled. Nothing was charged, and nothing can be paid here any more.',
    expired: 'This page was open for too long. Nothing was charged, and nothing can be paid here any more.',
    declined: 'The bank refused this payment. Nothing was charged, and nothing can be paid here any more.',
    voided: 'The booking could not be made. Nothing was charged: what was set aside has been given back.',
    captured: 'This payment was made. Go back to see your booking.',
  },
  back: 'Go back',
  challengeTitle: 'Demo Bank',
  challengeIntro: (last4) => `Confirm this payment with your card ending in ${last4}.`,
  approve: 'Yes, it is me',
  refuse: 'No, refuse it',
  challengeDemo: 'This is a demonstration: no bank is behind it, and no money moves.',
}

const es: PageWords = {
  title: 'Demo Pay',
  intro: 'Pago seguro con tarjeta',
  payee: 'Pago a',
  amount: 'Importe',
  number: 'Número de tarjeta',
  expiry: 'Expiración (MM/AA)',
  cvv: 'Código de seguridad',
  name: 'Nombre en la tarjeta',
  pay: (amount) => `Pagar ${amount}`,
  cancel: 'Cancelar el pago',
  leave: 'Volver sin decidir',
  demo: 'Esto es una demostración: solo acepta tarjetas de prueba y no se mueve dinero. Prueba con 4242 4242 4242 4242, cualquier fecha futura y cualquier código.',
  wrong: {
    number: 'Este número de tarjeta no puede ser correcto. Revisa sus dígitos.',
    expiry: 'Esta no es una fecha de expiración. Escribe el mes y el año, por ejemplo 12/30.',
    code: 'El código de seguridad tiene 3 o 4 dígitos.',
  },
  reasons: {
    card_declined: 'El banco rechazó esta tarjeta. No se ha cobrado nada. Puedes probar con otra.',
    insufficient_funds: 'Esta tarjeta no tiene fondos suficientes. No se ha cobrado nada. Puedes probar con otra.',
    expired_card: 'Esta tarjeta está vencida. No se ha cobrado nada. Puedes probar con otra.',
    incorrect_cvc: 'El código de seguridad no es correcto. No se ha cobrado nada.',
    authentication_failed: 'El banco no pudo confirmar que eres tú. No se ha cobrado nada.',
    card_not_supported: 'Aquí solo funcionan las tarjetas de prueba. No se ha cobrado nada.',
  },
  unsealed:
    'Tu tarjeta no llegó cifrada para este pago, así que no se usó. No se cobró nada. Recarga la página y vuelve a intentarlo; necesita JavaScript.',
  tooMany: 'Se probaron demasiadas tarjetas. No se cobró nada. Vuelve a intentarlo en una hora.',
  needsScript:
    'Tu tarjeta se cifra en tu navegador antes de enviarse, y para eso hace falta JavaScript. Actívalo para pagar aquí.',
  failure:
    'No se pudo cifrar tu tarjeta, así que no se envió. No se cobró nada. Revisa tu conexión y vuelve a intentarlo.',
  over: 'Esta página de pago está cerrada',
  overNote: 'Vuelve para ver cómo está tu pago.',
  overNotes: {
    cancelled: 'Este pago se canceló. No se cobró nada y aquí ya no se puede pagar.',
    expired: 'Esta página estuvo abierta demasiado tiempo. No se cobró nada y aquí ya no se puede pagar.',
    declined: 'El banco rechazó este pago. No se cobró nada y aquí ya no se puede pagar.',
    voided: 'No se pudo hacer la reserva. No se cobró nada: lo que estaba retenido se devolvió.',
    captured: 'Este pago se hizo. Vuelve para ver tu reserva.',
  },
  back: 'Volver',
  challengeTitle: 'Banco Demo',
  challengeIntro: (last4) => `Confirma este pago con tu tarjeta terminada en ${last4}.`,
  approve: 'Sí, soy yo',
  refuse: 'No, rechazar',
  challengeDemo: 'Esto es una demostración: no hay ningún banco detrás y no se mueve dinero.',
}

export const pageWords: Readonly<Record<'en' | 'es', PageWords>> = { en, es }
