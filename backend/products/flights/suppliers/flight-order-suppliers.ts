import { Effect } from 'effect'
import type { Supplier } from '../../product.ts'
import { checkOfferAt, lastCheckAt } from '../check-offer.ts'
import { NoSuchOffer, type PriceMemory } from '../flight-supplier.ts'
import type { FlightTypes } from '../flight-types.ts'
import type { SupplierTools } from '../../supplier-tools.ts'
import type { FlightSource } from './flight-source.ts'
import { everyFlightSource, flightSources } from './flight-sources.ts'
import { routedAnswer } from './merged-search.ts'
import { offerRoute } from './routed-offer-id.ts'

/** One that keeps nothing of its prices, or was switched off, has to be asked anew. */
const lastPriced = (source: FlightSource, routed: string): ReturnType<PriceMemory['lastPriced']> => {
  const { code, searching } = source
  const known = flightSources().includes(source) && searching.lastPriced
  return known
    ? Effect.map(known(offerRoute(routed).id), (last) => last && { ...last, answer: routedAnswer(code, last.answer) })
    : Effect.succeed(null)
}

/** A source as the supplier of parts. One that was switched off sells nothing, and answers for what it has sold. */
const supplierOf = (source: FlightSource, tools: SupplierTools): Supplier<FlightTypes> => ({
  name: source.code,
  check: checkOfferAt({
    validate: (routed, saidTotal) =>
      flightSources().includes(source)
        ? source.searching
            .validate(offerRoute(routed).id, saidTotal)
            .pipe(Effect.map((answer) => routedAnswer(source.code, answer)))
        : Effect.fail(new NoSuchOffer()),
  }),
  lastCheck: lastCheckAt({ lastPriced: (routed) => lastPriced(source, routed) }),
  ...source.desk(tools),
})

/** The supplier of flights that an offer's id leads to. */
export const flightOrderSuppliers = (tools: SupplierTools) => {
  const suppliers = new Map(everyFlightSource().map((source) => [source.code, supplierOf(source, tools)]))
  return (offerId: string): Supplier<FlightTypes> => {
    const { code } = offerRoute(offerId)
    const supplier = suppliers.get(code)
    if (supplier) return supplier
    const gone = checkOfferAt({ validate: () => Effect.fail(new NoSuchOffer()) })
    const unheard = Effect.die(new Error(`no supplier of flights is called ${code}`))
    return { name: code, check: gone, confirm: () => unheard, status: () => unheard, release: () => unheard }
  }
}
