import { Schema, SchemaTransformation } from 'effect'
import { isBlank } from '#domain/text/is-blank.ts'
import { isDay } from '#domain/time/dates.ts'
import { compactEmail, isEmail } from '#domain/traveller/contact-details.ts'

/** IATA code of an airport or a city: three capital letters. */
export const IataCode = Schema.String.check(
  Schema.isPattern(/^[A-Z]{3}$/, { message: 'must be a three-letter IATA code in capitals' }),
)

/** IATA code of an airline: two capital letters or digits. */
export const CarrierCode = Schema.String.check(
  Schema.isPattern(/^[A-Z0-9]{2}$/, { message: 'must be an airline code of two characters' }),
)

/** What people write, of so many UTF-16 units at most, as a browser counts them in a field. */
export const Text = (maximum: number) => Schema.String.check(Schema.isMaxLength(maximum))

/** The same, which must say something. */
export const Filled = (maximum: number) => Text(maximum).check(Schema.isPattern(/\S/, { message: 'must not be empty' }))

/** Somebody's name: of marks that nobody sees there is none. */
export const Name = (maximum: number) =>
  Text(maximum).check(
    Schema.makeFilter((text: string) => !isBlank(text) || 'must not be empty', {
      toJsonSchema: () => [{ pattern: String.raw`\S` }, true],
    }),
  )

/** A day without time or zone, `YYYY-MM-DD`, that exists in the calendar. */
export const LocalDate = Schema.String.check(
  Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/, { message: 'must be a day written YYYY-MM-DD' }),
  Schema.makeFilter((text: string) => isDay(text) || 'must be a day that exists'),
)

export const CurrencyCode = Schema.String.check(
  Schema.isPattern(/^[A-Z]{3}$/, { message: 'must be an ISO 4217 code in capitals' }),
)

/**
 * What a search asks prices in, as the specification has it. They are US dollars whatever that is (rule money-2); a caller that shows
 * others converts them.
 */
export const RequestedCurrency = CurrencyCode.annotate({
  description:
    'What prices are asked in. Everything is sold and answered in US dollars, whatever this says: read the currency beside each amount, and convert what is shown in another one.',
})

/** One mail address as it is sent, by the rule of the site's own forms. */
export const Email = Schema.String.check(
  Schema.makeFilter((text: string) => (isEmail(text) && compactEmail(text) === text) || 'must be an email address', {
    toJsonSchema: () => [{ format: 'email', maxLength: 254 }, true],
  }),
)

/** A number in a query. An empty text is none, and not 0. */
export const QueryNumber = Schema.String.check(Schema.isPattern(/\S/, { message: 'must be a number' })).pipe(
  Schema.decodeTo(Schema.Number, SchemaTransformation.numberFromString),
)

export const Language = Schema.Literals(['en', 'es'])

export const Cabin = Schema.Literals(['economy', 'premium_economy', 'business', 'first'])

export const Location = Schema.Struct({ lat: Schema.Number, lon: Schema.Number })

/** An amount in integer minor units of `currency` (exponents: rule money-1). */
export const MinorAmount = Schema.Struct({ amount: Schema.Int, currency: CurrencyCode })

/**
 * What is kept of the price by whoever cancels before `until`, an ISO instant (UTC) that is told in the place's zone; null: at
 * any later time. Steps follow each other in time, and what is kept never falls.
 */
export const CancelStep = Schema.Struct({ until: Schema.NullOr(Schema.String), keeps: MinorAmount })

/** A name in both of the product's languages, for answers that are cached without a language. */
export const Names = Schema.Struct({ en: Schema.String, es: Schema.String })

/** The traveller's own network address as the site saw it: what they try is counted by it. */
export const visitorAddress = { 'x-visitor-address': Schema.optionalKey(Schema.String) }

/** What a caller would like an answer to be (RFC 7240): `return=minimal` is known, anything else is as good as nothing. */
export const preference = { prefer: Schema.optionalKey(Schema.String) }

export const IdempotencyKey = Schema.String.check(Schema.isMinLength(8), Schema.isMaxLength(200)).annotate({
  description:
    'Same key and same content: the same answer, done once. Same key and other content: `IdempotencyConflict`.',
})
