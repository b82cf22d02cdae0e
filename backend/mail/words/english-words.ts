import type { MailWords } from './mail-words.ts'

export const en: MailWords = {
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
