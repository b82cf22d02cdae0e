import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { PaymentOutcome } from '#contract/booking.ts'
import type { ActivityAvailabilityAnswer } from '#contract/products/activities/activity-availability.ts'
import type { ActivityReserveAnswer } from '#contract/products/activities/activity-reservation.ts'
import type { SearchAnswer } from '#contract/products/flights/flights.ts'
import type { ActivityPackage, FlightsToTour, TourPackage } from '#contract/products/packages/package-outings.ts'
import type { TourDeparturesAnswer } from '#contract/products/tours/tour-departures.ts'
import type { TourReserveAnswer } from '#contract/products/tours/tour-reservation.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { addDays } from '#domain/time/dates.ts'
import { type ProblemBody, call, decidePlaces, hasten, mailOf, mailsOf } from '../../sessions/traveller-for-tests.ts'
import { chargedTo, ordersOf, pairBuyer } from './traveller-for-tests.ts'

const today = new Date().toISOString().slice(0, 10)
const set = (values: Readonly<Record<string, string>>): void => void Object.assign(env, values)
afterEach(() => {
  set({ PACKAGES: 'on', HORIZONTE: 'off' })
  vi.useRealTimers()
})

type Fare = SearchAnswer['data'][number]['fareFamilies'][number]

/** A flight there and back for one, at such a fare. */
const flightFor = async (
  departure: string,
  comingBack: string,
  isWanted: (fare: Fare) => boolean = () => true,
  to = 'CLO',
): Promise<string> => {
  const { body } = await call<SearchAnswer>('/air/flight-offer/search', {
    legInfo: [
      { from: 'BOG', to, departureDate: departure },
      { from: to, to: 'BOG', departureDate: comingBack },
    ],
    travelerInfo: [{ id: '1', type: 'adult' }],
    cabin: 'economy',
    currencyCode: 'USD',
  })
  const fare = body.data.flatMap(({ holdOnly, fareFamilies }) => (holdOnly ? [] : fareFamilies)).find(isWanted)
  if (!fare) throw new Error('nothing flies')
  return fare.id
}

const trip = () => flightFor(addDays(today, 60), addDays(today, 65))

const reservedActivity = async (outcome: string, day = addDays(today, 62)): Promise<string> => {
  const asked = { activityCode: `PRUEBAS-${outcome}`, optionCode: 'STANDARD' }
  const paxes = [{ age: 36 }]
  const { body } = await call<ActivityAvailabilityAnswer>('/activity/availability', {
    ...asked,
    from: day,
    to: day,
    paxes,
  })
  const [time] = body.options[0]?.days[0]?.times ?? []
  if (!time) throw new Error(`${outcome} has no time`)
  const uuid = crypto.randomUUID()
  const answer = await call<ActivityReserveAnswer>('/activity/reserve', {
    uuid,
    ...asked,
    localDateTimeStart: time.localDateTimeStart,
    paxes,
    guideLanguage: { kind: 'GUIDE', language: 'en' },
    total: time.price.total,
  })
  expect(answer.body.outcome).toBe('reserved')
  return uuid
}

const withActivity = (flightOfferId: string, activityOfferId: string) =>
  call<ActivityPackage & ProblemBody>(
    `/package/activity-offer?${new URLSearchParams({ flightOfferId, activityOfferId })}`,
    undefined,
  )

const activityBuyer = async (outcome: string) => {
  const { body } = await withActivity(await trip(), await reservedActivity(outcome))
  const { activityOfferId } = body
  const buyer = await pairBuyer(body, { activityOfferId }, ['adult'])
  const named = await buyer.write('/activity/create-travelers', {
    customerDetails: buyer.everything.customerDetails,
    activityOffer: { id: activityOfferId },
    activityOfferId: buyer.set.body.id,
    lead: { firstName: 'Ana', lastName: 'Núñez' },
    answers: [],
  })
  return { ...buyer, named }
}

describe('a flight and an activity', () => {
  it('are one order at one price, below the two apart, and neither’s own price is told', async () => {
    const ana = await activityBuyer('standard')
    const { offer } = ana
    expect([ana.set.status, ana.travellers.status, ana.named.status, ana.billing.status]).toEqual([200, 200, 200, 200])
    expect(offer.price.total.amount).toBeLessThan(offer.price.apart.amount)
    expect(offer.activity).not.toHaveProperty('price')
    const { body } = await ana.pay()
    expect(body).toMatchObject({
      status: 'paid',
      booking: {
        bookingStatus: 'Confirmed',
        total: offer.price.total,
        package: { ...offer.price, cancel: offer.cancel },
        parts: [
          { kind: 'flight', state: 'confirmed' },
          { kind: 'activity', state: 'confirmed' },
        ],
      },
    })
    expect(await chargedTo(ana)).toEqual([offer.price.total.amount])
    expect(await ordersOf(body.transactionId)).toEqual({ flights: ['confirmed'], stays: [], places: ['confirmed'] })
  })

  it('are found out where the organizer’s answer was lost, and booked once', async () => {
    const ana = await activityBuyer('answer_lost')
    expect(await ana.pay()).toMatchObject({ status: 409, body: { code: 'unknown_outcome' } })
    const { body } = await ana.status()
    expect(body).toMatchObject({ status: 'paid', booking: { package: ana.offer.price } })
    expect(await ordersOf(body.transactionId)).toMatchObject({ flights: ['confirmed'], places: ['confirmed'] })
    expect(await chargedTo(ana)).toEqual([ana.offer.price.total.amount])
  })

  it('are not sold in part: where the places are gone, nothing is charged but what the traveller keeps', async () => {
    const ana = await activityBuyer('standard')
    const uuid = ana.offer.activityOfferId.replace('.package', '')
    await env.DB.prepare("UPDATE reservations SET status = 'released' WHERE uuid = ?").bind(uuid).run()
    expect((await ana.pay()).status).not.toBe(200)
    const asked = (await ana.status()).body
    expect(await chargedTo(ana)).toEqual([])
    const over: PaymentOutcome = asked.decision ? (await ana.decide('release')).body : asked
    expect(over.booking).toBeNull()
    expect(await chargedTo(ana)).toEqual([])
    expect(await ordersOf(over.transactionId)).toEqual({
      flights: asked.decision ? [expect.any(String)] : [],
      stays: [],
    })
  })

  it('have their tickets told, where the organizer calls the activity off before they are issued', async () => {
    const ana = await activityBuyer('weather_cancelled')
    const { booking } = (await ana.pay()).body
    await decidePlaces()
    await hasten(ana.sessionId, 'watch')
    const mails = async () => (await mailsOf(booking?.id)).map(({ id }) => id.replace(`${booking?.id}:`, ''))
    expect((await mails()).toSorted()).toEqual([expect.stringMatching(/^called_off:/), 'confirmed'])
    expect(await mailOf(booking?.id, 'called_off')).toMatch(/^Actividad: .* \(se canceló\)$/m)
    await hasten(ana.sessionId, 'documents')
    await hasten(ana.sessionId, 'publish')
    expect((await mails()).toSorted()).toEqual([expect.stringMatching(/^called_off:/), 'confirmed', 'ticketed'])
    const tickets = await mailOf(booking?.id, 'ticketed')
    expect(tickets).toMatch(/boleto \d{13}/)
    expect(tickets).toContain('Tus boletos están emitidos')
    expect(tickets).toMatch(/^Actividad: .* \(se canceló\)$/m)
    expect(tickets).toContain('Vuelve a Visa •••• 4242')
    await env.DB.prepare("DELETE FROM outbox WHERE booking_id = ? AND id NOT LIKE '%called_off%'")
      .bind(booking?.id)
      .run()
    await hasten(ana.sessionId, 'publish')
    expect(await mails()).toEqual([expect.stringMatching(/^called_off:/)])
    // where the outbox has forgotten that too, it is not told again
    await env.DB.prepare('DELETE FROM outbox WHERE booking_id = ?').bind(booking?.id).run()
    vi.setSystemTime(Date.now() + 91 * 86_400_000)
    await hasten(ana.sessionId, 'publish')
    expect(await mails()).toEqual([])
    // nobody is to come to what is off
    expect(tickets).not.toMatch(/Entrada|entrada|punto de encuentro/i)
  })

  it('have a price that is nobody’s alone', async () => {
    const { body } = await withActivity(await trip(), await reservedActivity('standard'))
    const buyer = await pairBuyer(body, { activityOfferId: body.activityOfferId }, ['adult'])
    const alone = await buyer.write('/set/activity-order', { activityOffer: { id: body.activityOfferId } })
    expect(alone.status).not.toBe(200)
    expect((await call(`/activity/offer/${body.activityOfferId}`, undefined)).status).toBe(404)
  })

  it.each([
    ['before the flight arrives', 59, 'standard'],
    ['after the flight back', 66, 'standard'],
    ['confirmed by hand', 62, 'manual_confirmed'],
  ])('are not sold together where it is %s', async (_why, ahead, outcome) => {
    const activity = await reservedActivity(outcome, addDays(today, ahead))
    expect((await withActivity(await trip(), activity)).status).toBe(404)
  })

  it('are not sold where the operator sells hotels alone with flights', async () => {
    const [flight, activity] = [await trip(), await reservedActivity('standard')]
    const { body } = await withActivity(flight, activity)
    set({ PACKAGES: 'hotel' })
    expect((await withActivity(flight, activity)).status).toBe(404)
    const buyer = await pairBuyer(body, { activityOfferId: body.activityOfferId }, ['adult'])
    expect(buyer.set).toMatchObject({ status: 410, body: { code: 'offer_no_longer_available' } })
  })
})

type Departure = TourDeparturesAnswer['departures'][number]

const money = (amount: number): string => formatMoney({ amount, currency: 'USD' }, 'es')

/** Places on the first departure so many days from today or later. */
const reservedTour = async (outcome: string, ahead: number) => reservedPlaces(`pruebas-${outcome}`, ahead)

const reservedPlaces = async (
  tourCode: string,
  ahead: number,
  isWanted: (departure: Departure) => boolean = () => true,
) => {
  const paxes = [{ age: 36 }]
  const { body } = await call<TourDeparturesAnswer>('/tour/departures', {
    tourCode,
    from: addDays(today, ahead),
    to: addDays(today, ahead + 80),
    paxes,
  })
  const departure = body.departures.find(isWanted)
  const [sharing] = departure?.sharings ?? []
  if (!departure || !sharing) throw new Error('no departure')
  const uuid = crypto.randomUUID()
  const { departureId, from, to } = departure
  await call<TourReserveAnswer>('/tour/reserve', {
    uuid,
    departureId,
    paxes,
    rooms: sharing.rooms,
    total: sharing.total,
  })
  return { uuid, sharing, from, to }
}

const withTour = (flightOfferId: string, tourOfferId: string) =>
  call<TourPackage & ProblemBody>(
    `/package/tour-offer?${new URLSearchParams({ flightOfferId, tourOfferId })}`,
    undefined,
  )

/** Somebody with a flight and a tour to its days, and everything but a payment. */
const tourBuyer = async (outcome: string) => {
  const { uuid, sharing, from, to } = await reservedTour(outcome, 120)
  const found = await withTour(await flightFor(from, to), uuid)
  expect(found.status).toBe(200)
  const buyer = await pairBuyer(found.body, { tourOfferId: found.body.tourOfferId }, ['adult'])
  expect([buyer.set.status, buyer.travellers.status, buyer.billing.status]).toEqual([200, 200, 200])
  return { ...buyer, sharing }
}

/** Which flights are sold with a reserved tour. */
const flightsTo = (tourOfferId: string) =>
  call<FlightsToTour & ProblemBody>(`/package/tour-flights?${new URLSearchParams({ tourOfferId })}`, undefined)

const isFinal = ({ refund }: Fare) => !refund.allowed

describe('a flight and a tour', () => {
  it('are not sold together where the fare gives nothing back, and the last deadline of the tour is over', async () => {
    const soon = await reservedTour('guaranteed', 10)
    const statusWith = async (tour: typeof soon, isWanted: (fare: Fare) => boolean) =>
      (await withTour(await flightFor(tour.from, tour.to, isWanted), tour.uuid)).status
    expect(await statusWith(soon, isFinal)).toBe(404)
    expect(await statusWith(soon, (fare) => !isFinal(fare))).toBe(200)
    const later = await reservedTour('guaranteed', 120)
    expect(await statusWith(later, isFinal)).toBe(200)
    expect((await flightsTo(`${soon.uuid}.package`)).body.refundableOnly).toBe(true)
    expect((await flightsTo(`${later.uuid}.package`)).body).toEqual({
      ages: [36],
      // nothing lands near the island of tests
      arrivalAirports: [],
      latestArrival: `${later.from}T23:59:59`,
      earliestReturn: `${later.to}T00:00:00`,
      refundableOnly: false,
    })
  })

  it('are sold together only where the flight lands near to where the tour begins', async () => {
    const { uuid, from, to } = await reservedPlaces('peru-clasico', 120, ({ status }) => status === 'available')
    const [toLima, toCali] = await Promise.all(
      ['LIM', 'CLO'].map((place) => flightFor(addDays(from, -1), addDays(to, 1), undefined, place)),
    )
    expect((await flightsTo(uuid)).body.arrivalAirports).toContain('LIM')
    expect((await flightsTo(uuid)).body.arrivalAirports).not.toContain('CLO')
    const { status, body } = await withTour(toLima ?? '', uuid)
    expect(status).toBe(200)
    expect((await withTour(toCali ?? '', uuid)).status).toBe(404)
    const { tourOfferId } = body
    const setWith = async (flightOfferId = '') =>
      (await pairBuyer({ ...body, flightOfferId }, { tourOfferId }, ['adult'])).set
    expect((await setWith(toLima)).status).toBe(200)
    expect(await setWith(toCali)).toMatchObject({
      status: 400,
      body: { faults: [{ path: 'payload.packageOffer', message: 'is not of one journey' }] },
    })
  })

  it('are looked for only where they are sold together', async () => {
    const tour = await reservedTour('standard', 120)
    const byHand = await reservedTour('on-request-granted', 120)
    expect((await flightsTo(byHand.uuid)).status).toBe(404)
    expect((await flightsTo(crypto.randomUUID())).status).toBe(404)
    set({ PACKAGES: 'hotel' })
    expect((await flightsTo(tour.uuid)).status).toBe(404)
  })

  it('are one order: the deposit is charged with the flight, and all travel by name', async () => {
    const ana = await tourBuyer('standard')
    const { offer, sharing } = ana
    const { price } = offer
    expect(price.total.amount).toBeLessThan(price.apart.amount)
    expect(price.dueNow.amount + price.dueAtProperty.amount).toBe(price.total.amount)
    expect(offer.balanceDue).toBe(sharing.balanceDue)
    expect(sharing.balanceDue).not.toBeNull()
    const paid = await ana.pay()
    expect(paid.body).toMatchObject({
      status: 'paid',
      booking: {
        total: price.dueNow,
        package: { ...price, cancel: offer.cancel },
        parts: [{ kind: 'flight' }, { kind: 'tour', state: 'confirmed' }],
      },
    })
    expect(await chargedTo(ana)).toEqual([price.dueNow.amount])
    expect(await ordersOf(paid.body.transactionId)).toMatchObject({ flights: ['confirmed'], places: ['confirmed'] })
    const mail = await mailOf(paid.body.booking?.id)
    expect(mail).toContain(`impuestos y cargos incluidos: ${formatMoney(price.total, 'es')}`)
    expect(mail).toContain(`Pagado con la reserva: ${formatMoney(price.dueNow, 'es')}`)
    expect(mail).toMatch(new RegExp(`Saldo, que pagas al operador.*: ${formatMoney(price.dueAtProperty, 'es')}`))
    // all are named once
    expect(mail.match(/^Viajeros$/gm)).toHaveLength(1)
    // what a part costs is told nowhere, nor how it is cancelled alone
    expect(mail).not.toMatch(/Total del tour|Depósito|cancelación gratis|cancelar tiene un costo/)
  })

  it('leave what was charged less what went back, where the operator calls the tour off', async () => {
    const ana = await tourBuyer('too-few-travellers')
    const { price } = ana.offer
    await ana.pay()
    await decidePlaces()
    await hasten(ana.sessionId, 'watch')
    const { booking } = (await ana.status()).body
    const tour = booking?.parts.find(({ kind }) => kind === 'tour')
    if (!booking || tour?.kind !== 'tour') throw new Error('no tour was booked')
    const back = tour.calledOff?.refunded.amount ?? 0
    const left = { amount: price.dueNow.amount - back, currency: 'USD' }
    expect(back).toBeGreaterThan(0)
    expect(booking).toMatchObject({
      bookingStatus: 'Confirmed',
      total: left,
      package: { total: left, dueNow: left, dueAtProperty: { amount: 0 } },
    })
    expect(await chargedTo(ana)).toEqual([price.dueNow.amount])
    await hasten(ana.sessionId, 'mail')
    const mail = await mailOf(booking.id, 'called_off')
    expect(mail).toContain(
      [
        `Importe cobrado: ${money(price.dueNow.amount)}`,
        `Vuelve a Visa •••• 4242: ${money(back)}`,
        `Total: ${money(left.amount)}`,
      ].join('\n'),
    )
    expect(mail).toContain(`impuestos y cargos incluidos: ${money(left.amount)}`)
    expect(mail).not.toMatch(/Saldo|Pagado con la reserva/)
  })
})
