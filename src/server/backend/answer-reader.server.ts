import { Effect, Schema } from 'effect'
import { parseDuration } from '#domain/time/duration.ts'

/** Thrown by the readers below: this part of an answer cannot be used. Caught by whoever can do without the part. */
export class Unusable extends Error {}

export const refuse = (what: string, value: unknown): never => {
  throw new Unusable(`${what}, not ${typeof value}`)
}

export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const fields = (value: unknown): Fields => (isFields(value) ? value : refuse('an object', value))

export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : refuse('a list', value))

export const text = (value: unknown): string =>
  typeof value === 'string' && value !== '' ? value : refuse('a text', value)

/** One of a few words. */
export const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value =>
  values.find((one) => one === value) ?? refuse(`one of ${values.join(', ')}`, value)

export const finite = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : refuse('a number', value)

export const wholeNumber = (value: unknown): number =>
  Number.isSafeInteger(value) ? finite(value) : refuse('a whole number', value)

export const optionalText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/** Minutes of an ISO 8601 duration of days, hours and minutes. */
export const durationMinutes = (value: unknown): number => parseDuration(text(value)) ?? refuse('a duration', value)

const localTimeShape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/

/** Minutes since 1970-01-01T00:00 of a local time without offset. */
export const localMinutes = (value: unknown): number => {
  const written = text(value)
  const instant = localTimeShape.test(written) ? Date.parse(`${written.slice(0, 16)}Z`) : Number.NaN
  return Number.isNaN(instant) ? refuse('a local time', value) : instant / 60_000
}

/** Minor units, where the amount is in the currency asked for. */
export const minorUnits = (value: unknown, currency: string): number => {
  const money = fields(value)
  return money.currency === currency ? wholeNumber(money.amount) : refuse(`an amount in ${currency}`, value)
}

/** What of the values can be read, and how many could not. */
export const usable = <Value>(values: readonly unknown[], read: (value: unknown) => Value) => {
  const kept: Value[] = []
  let dropped = 0
  for (const value of values) {
    try {
      kept.push(read(value))
    } catch (error) {
      if (!(error instanceof Unusable)) throw error
      dropped++
    }
  }
  return { kept, dropped }
}

/** The answer came but cannot be read as the contract says. */
export class UnreadableAnswer extends Schema.TaggedError<UnreadableAnswer>()('UnreadableAnswer', {
  message: Schema.String,
}) {}

/** What `read` makes of the JSON of a body. */
export const readAnswer = <Value>(body: string, read: (answer: unknown) => Value) =>
  Effect.try({
    try: () => read(JSON.parse(body)),
    catch: (cause) => new UnreadableAnswer({ message: String(cause) }),
  })
