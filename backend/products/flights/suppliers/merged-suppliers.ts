import { Effect } from 'effect'
import type { SearchAnswer } from '#contract/products/flights/flights.ts'
import { type FlightSearching, type LowestPrices, NoSuchOffer, SupplierTimedOut } from '../flight-supplier.ts'
import { type Patience, type SourceAnswer, askSources } from './ask-sources.ts'
import type { FlightSource } from './flight-source.ts'
import { mergedSearch, routedAnswer } from './merged-search.ts'
import { offerRoute } from './routed-offer-id.ts'

const answersOf = <Value>(answers: readonly SourceAnswer<Value>[]): readonly Value[] =>
  answers.flatMap((answer) => (answer.status === 'ok' ? [answer.value] : []))

/** At least one answer, else the whole has not come in time. */
const heard = <Value>(answers: readonly SourceAnswer<Value>[]) =>
  answers.some(({ status }) => status === 'ok') ? Effect.succeed(answers) : Effect.fail(new SupplierTimedOut())

const lower = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(a, b)

const lowestOf = (lists: readonly LowestPrices[]): LowestPrices =>
  lists.reduce((lowest, list) => lowest.map((price, index) => lower(price, list[index] ?? null)))

const cheapestOf = <Priced extends { readonly lowest: number }>(flights: readonly (Priced | null)[]): Priced | null =>
  flights.reduce<Priced | null>((best, own) => (best && (!own || best.lowest <= own.lowest) ? best : own), null)

const readAnswer = (json: string): SearchAnswer => JSON.parse(json)

const among = (list: readonly FlightSource[], code: string) => {
  const source = list.find((own) => own.code === code)
  return source ? Effect.succeed(source) : Effect.fail(new NoSuchOffer())
}

/**
 * All suppliers of flights as one: their offers and prices together, and what is asked of one offer asked of the supplier that it
 * is of. A single supplier's search is handed on as it is written.
 */
export const mergedSuppliers = (sources: () => readonly FlightSource[], patience: Patience): FlightSearching => {
  const priced = <Value>(
    ask: (searching: FlightSource['searching']) => Effect.Effect<Value, SupplierTimedOut> | undefined,
  ) => {
    const asked = sources().filter(({ searching }) => searching.lowestPerDay !== undefined)
    return askSources(asked, patience, ({ searching }) => ask(searching) ?? Effect.fail(new SupplierTimedOut())).pipe(
      Effect.flatMap(heard),
      Effect.map(answersOf),
    )
  }

  const onlySource = (): FlightSource['searching'] | undefined => {
    const [only, ...others] = sources()
    return others.length === 0 ? only?.searching : undefined
  }

  const search: FlightSearching['search'] = Effect.fnUntraced(function* (question) {
    const only = onlySource()
    if (only) return yield* only.search(question)
    const answers = yield* askSources(sources(), patience, ({ searching }) =>
      searching.search(question).pipe(Effect.map(({ json }) => readAnswer(json))),
    ).pipe(Effect.flatMap(heard))
    return { json: JSON.stringify(mergedSearch(answers)) }
  })

  return {
    search,
    searchMinimal: (question) => (onlySource()?.searchMinimal ?? search)(question),
    offer: Effect.fnUntraced(function* (routed) {
      const { code, id } = offerRoute(routed)
      const { searching } = yield* among(sources(), code)
      return routedAnswer(code, yield* searching.offer(id))
    }),
    validate: Effect.fnUntraced(function* (routed, saidTotal) {
      const { code, id } = offerRoute(routed)
      const { searching } = yield* among(sources(), code)
      return routedAnswer(code, yield* searching.validate(id, saidTotal))
    }),
    lowestPerDay: (question, dates, stay) =>
      priced(({ lowestPerDay }) => lowestPerDay?.(question, dates, stay)).pipe(Effect.map(lowestOf)),
    cheapest: (question, dates, stay) =>
      priced(({ cheapest }) => cheapest?.(question, dates, stay)).pipe(Effect.map(cheapestOf)),
    lowestToPlaces: (question, places, dates, stay) =>
      priced(({ lowestToPlaces }) => lowestToPlaces?.(question, places, dates, stay)).pipe(
        Effect.map((lists) => places.map((_place, index) => cheapestOf(lists.map((list) => list[index] ?? null)))),
      ),
    lowestGrid: (question, departures, returns) =>
      priced(({ lowestGrid }) => lowestGrid?.(question, departures, returns)).pipe(
        Effect.map((grids) =>
          departures.map((_departure, row) => lowestOf(grids.map((grid) => grid[row] ?? returns.map(() => null)))),
        ),
      ),
  }
}
