import { env } from 'cloudflare:workers'
import { Clock, Effect, Schema } from 'effect'
import { OfferAnswer, ValidateAnswer } from '#contract/products/flights/flights.ts'
import { fees } from '../fees.ts'
import {
  type CheapestFlight,
  type FareTerms,
  type FlightQuestion,
  type FlightSearching,
  type PriceMemory,
  NoSuchOffer,
  OfferNotForSale,
  type PriceQuestion,
  type Route,
  SupplierTimedOut,
} from '../flight-supplier.ts'
import type { FareFamilyRules } from './fares/fare-family.ts'
import { type CheapestTrip, cheapestOfDays } from './cheapest-of-days.ts'
import { lowestGrid, lowestPerDay } from './lowest-prices.ts'
import { lowestToPlaces } from './lowest-to-places.ts'
import { namedOutcome } from './named-routes.ts'
import { type KnownTrip, rebuiltOffer, tripById } from './offer-by-id.ts'
import { countValidation, validationsOf } from './offer-validations.ts'
import { currentOfferKey } from '../../demo/current-offer-key.ts'
import { itineraryShape, marketingAirlines } from './offers/itinerary-shape.ts'
import { isExpired, quoteAt } from './quote.ts'
import { dateOf, dayOf } from '../../demo/calendar.ts'
import { type DemoSearch, searchDemo, searchDemoMinimal } from './search.ts'
import { offerText, validationText } from './validation.ts'
import { numberIn } from '../../../settings.ts'

/** What each validation of the named route LHR-STN adds, in cents. */
const rise = 10_00
const timeoutMs = numberIn(env.SUPPLIER_TIMEOUT_MS, 3000)

const readOffer = Schema.decodeSync(Schema.fromJsonString(OfferAnswer))
const readValidation = Schema.decodeSync(Schema.fromJsonString(ValidateAnswer))

const answersInTime = ({ from, to }: Route): Effect.Effect<void, SupplierTimedOut> =>
  namedOutcome(from, to) === 'supplier-timeout'
    ? Effect.sleep(timeoutMs).pipe(Effect.andThen(Effect.fail(new SupplierTimedOut())))
    : Effect.void

const isFreeRule = (rule: FareFamilyRules['change']): boolean => rule.kind === 'allowed' && rule.fee === 0

const acceptance =
  ({ refundableFare, noRestrictionFare, noPenaltyFare }: FareTerms) =>
  ({ change, refund }: FareFamilyRules): boolean =>
    (!refundableFare || refund.kind === 'allowed') &&
    (!noPenaltyFare || isFreeRule(change)) &&
    (!noRestrictionFare || (isFreeRule(change) && isFreeRule(refund)))

const demoSearch = (question: FlightQuestion): DemoSearch => ({
  from: question.from,
  to: question.to,
  departureDay: dayOf(question.departureDate),
  returnDay: question.returnDate === null ? null : dayOf(question.returnDate),
  cabin: question.cabin,
  party: question.travellers,
  accepts: acceptance(question),
})

const priceQuestion = <Question extends Omit<PriceQuestion, 'to'>>(
  { travellers, ...rest }: Question,
  nowMs: number,
) => ({
  ...rest,
  party: travellers,
  fees,
  quote: quoteAt(nowMs),
  accepts: acceptance(rest),
})

/** A trip as a list of flights tells it; the airline is the one whose number the way out begins with. */
const cheapestFlight = ({ day, trip: { out }, total }: CheapestTrip): CheapestFlight | null => {
  const { segments } = itineraryShape(out, 0)
  const [airline] = marketingAirlines(out.itinerary)
  const last = segments.at(-1)
  if (!airline || !last) return null
  return {
    departureDate: dateOf(day),
    lowest: total,
    carrier: { code: airline.code, name: airline.name },
    arrivalAt: last.arrival.at,
    arrivalCode: last.arrival.iataCode,
    minutes: out.minutes,
    stops: segments.reduce((stops, { numberOfStops }) => stops + numberOfStops, segments.length - 1),
  }
}

/** A known trip that can still be sold. */
const sellable = Effect.fnUntraced(function* (id: string) {
  const known = tripById(id, currentOfferKey())
  if (!known) return yield* new NoSuchOffer()
  if (isExpired(known.quote, yield* Clock.currentTimeMillis)) return yield* new OfferNotForSale({ reason: 'expired' })
  if (known.outcome === 'gone-when-read') return yield* new OfferNotForSale({ reason: 'sold_out' })
  return known
})

const offerWith = (known: KnownTrip, raise: number) => {
  const offer = rebuiltOffer(known, { key: currentOfferKey(), fees }, raise)
  return offer ? Effect.succeed(offer) : Effect.fail(new NoSuchOffer())
}

/** Of the route whose price rises; every other offer costs what its id was signed for. */
const risesOf = ({ outcome }: KnownTrip, counted: () => ReturnType<typeof validationsOf>) =>
  outcome === 'price-rises' ? counted() : Effect.succeed({ times: 0, lastAt: 0 })

const answered = (write: typeof searchDemo) =>
  Effect.fnUntraced(function* (question: FlightQuestion) {
    yield* answersInTime(question)
    const desk = { key: currentOfferKey(), fees, quote: quoteAt(yield* Clock.currentTimeMillis) }
    return { json: write(demoSearch(question), desk) }
  })

/** The demo network as a supplier: no keys, no calls, the same answers everywhere. */
export const demoFlights: FlightSearching & PriceMemory = {
  search: answered(searchDemo),
  searchMinimal: answered(searchDemoMinimal),
  offer: Effect.fnUntraced(function* (id) {
    const known = yield* sellable(id)
    const { times } = yield* risesOf(known, () => validationsOf(id))
    return readOffer(offerText(yield* offerWith(known, times * rise)))
  }),
  lastPriced: Effect.fnUntraced(function* (id) {
    const known = yield* sellable(id)
    const { times, lastAt } = yield* risesOf(known, () => validationsOf(id))
    if (times === 0) return null
    return {
      answer: readValidation(validationText(yield* offerWith(known, times * rise), known, null)),
      pricedAt: lastAt,
    }
  }),
  validate: Effect.fnUntraced(function* (id, saidTotal) {
    const known = yield* sellable(id)
    const { times } = yield* risesOf(known, () => countValidation(id))
    return readValidation(validationText(yield* offerWith(known, times * rise), known, saidTotal))
  }),
  lowestPerDay: Effect.fnUntraced(function* (question, dates, stay) {
    yield* answersInTime(question)
    return lowestPerDay(priceQuestion(question, yield* Clock.currentTimeMillis), dates.map(dayOf), stay)
  }),
  cheapest: Effect.fnUntraced(function* ({ airline, ...question }, dates, stay) {
    yield* answersInTime(question)
    const asked = { ...priceQuestion(question, yield* Clock.currentTimeMillis), ...(airline ? { airline } : {}) }
    const found = cheapestOfDays(asked, dates.map(dayOf), stay)
    return found && cheapestFlight(found)
  }),
  lowestToPlaces: Effect.fnUntraced(function* (question, places, dates, stay) {
    const asked = priceQuestion(question, yield* Clock.currentTimeMillis)
    return lowestToPlaces(asked, places, dates.map(dayOf), stay).map(
      (found) => found && { departureDate: dateOf(found.day), lowest: found.total },
    )
  }),
  lowestGrid: Effect.fnUntraced(function* (question, departures, returns) {
    yield* answersInTime(question)
    return lowestGrid(
      priceQuestion(question, yield* Clock.currentTimeMillis),
      departures.map(dayOf),
      returns.map(dayOf),
    )
  }),
}
