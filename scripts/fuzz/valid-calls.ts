/** What pages send to the site's server functions: where the fuzzer starts from. */
export const validCalls = (offer: {
  readonly offerId: string
  readonly shown: unknown
}): Readonly<Record<string, unknown>> => {
  const url = { from: 'BOG', to: 'MAD', departure: '2027-03-10', return: '2027-03-20', adults: '1', cabin: 'economy' }
  const page = { locale: 'es', prefixed: true }
  const passenger = { firstName: 'Ana', lastName: 'Núñez', gender: 'female', dateOfBirth: '1990-05-04' }
  const patch = { passengers: { 1: passenger }, customer: { email: 'ana@example.com', phone: '+57 300 123 4567' } }
  const typed = { name: 'Ana', email: 'ana@example.com', phone: '', message: 'Hola', text: 'Bien', rating: '5' }
  const sent = { kind: 'contact', typed, key: 'a'.repeat(36), language: 'es', trap: '', booking: '' }
  return {
    startBooking: { ...offer, page, infoData: { source: 'x' } },
    saveDraft: { patch, version: 1 },
    flushBooking: { patch },
    payBooking: { method: 'card', agreed: offer.shown, cardEnvelope: 'e30..AAAA.AAAA.AAAA', page },
    paymentStatus: { ask: true },
    loadAskedSearch: url,
    loadNearbyOffers: url,
    loadTrip: { ...url, offer: offer.offerId },
    loadContent: { path: '/articulos/equipaje-de-mano', locale: 'es' },
    loadBooking: 'a-booking',
    mailTrip: 'a-booking',
    loadForm: 'contact',
    sendVisitorForm: sent,
  }
}
