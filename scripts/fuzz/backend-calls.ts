interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

export interface BackendCall {
  readonly method: string
  readonly path: string
}

/** Every call that the backend's own description names. */
export const backendCalls = ({ paths }: OpenApi): readonly BackendCall[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path: path.replaceAll(/\{(\w+)\}/g, 'x') })),
  )

/** Whole bodies by the calls that take them. */
export const validBodies = (offer: {
  readonly offerId: string
  readonly shown: unknown
}): Readonly<Record<string, unknown>> => {
  const flightOffer = { id: offer.offerId, price: { intTotal: offer.shown } }
  const customerDetails = { email: 'ana@example.com', phone: '+57 300 123 4567' }
  const passengers = [
    {
      id: '1',
      type: 'adult',
      firstName: 'Ana',
      lastName: 'Núñez',
      gender: 'female',
      dateOfBirth: '1990-05-04',
      nationality: 'CO',
    },
  ]
  const billingInformation = {
    cardHolderName: 'Ana Núñez',
    isCardHolderTraveling: true,
    addressLine1: 'Calle 10',
    city: 'Bogotá',
    postcode: '110321',
    country: { Name: 'Colombia', code: 'CO' },
  }
  const everything = {
    agentId: 'a'.repeat(32),
    customerDetails,
    flightOffer,
    flightOfferId: 'x',
    passengers,
    billingInformation,
  }
  return {
    '/air/flight-offer/search': {
      legInfo: [{ from: 'BOG', to: 'MAD', departureDate: '2027-03-10' }],
      travelerInfo: [{ id: '1', type: 'adult' }],
      cabin: 'economy',
      currencyCode: 'USD',
    },
    '/air/flight-offer/validate': { data: { type: 'flight-offers-pricing', flightOffers: [flightOffer] } },
    '/user/session/start': {
      agentId: everything.agentId,
      language: 'es',
      returnUrl: 'http://localhost:4173/booking/authenticate',
    },
    '/user/session/set/flight-order': { agentId: everything.agentId, flightOffer },
    '/user/session/customer': { customerDetails },
    '/user/session/create-payment-info': {
      ...everything,
      paymentInformation: { cardEnvelope: 'a..b.c.d', amount: 1, currency: 'USD' },
    },
    '/user/session/card/success': {
      ...everything,
      paymentInformation: { transactionId: 'x', amount: 1, currency: 'USD' },
    },
    '/user/session/payment-status': { agentId: everything.agentId, transaction: {} },
    '/booking/lookup': { referenceId: 'ABCDEF', email: 'ana@example.com' },
    '/graphql': { query: '{ __typename }' },
    ...Object.fromEntries(
      ['create-passenger', 'create-billing-info', 'add/additional-services', 'payment-direction'].map((step) => [
        `/user/session/${step}`,
        { ...everything, services: [], transaction: { returnUrl: 'http://localhost/x', amount: 1, currency: 'USD' } },
      ]),
    ),
  }
}
