import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { CurrencyCode, LocalDate } from './fields.ts'
import { InternalError } from './problem.ts'

/** Units of each currency that one unit of `base` buys, as of `date`. */
const ExchangeRates = Schema.Struct({
  base: CurrencyCode,
  date: LocalDate,
  rates: Schema.Record(Schema.String, Schema.Number),
})
type ExchangeRates = typeof ExchangeRates.Type

export class CurrencyGroup extends HttpApiGroup.make('currency')
  .annotate(OpenApi.Description, 'What prices are about in other currencies.')
  .add(
    HttpApiEndpoint.get('rates', '/currency/rates', { success: ExchangeRates, error: InternalError }).annotate(
      OpenApi.Description,
      'Exchange rates of a day, to show prices in other currencies: what is charged is never converted.',
    ),
  ) {}
