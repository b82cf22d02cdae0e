import * as v from 'valibot'
import { isoDay, listOf, scene } from './field-schemas.ts'

const text = v.pipe(v.string('is text'), v.minLength(1, 'is empty'))
const count = v.pipe(v.number('is a number'), v.integer('is whole'), v.minValue(1, 'is less than 1'))
const price = v.union([v.pipe(v.number(), v.minValue(1)), v.literal('NA')], 'is a number of dollars or NA')
const clock = v.pipe(v.string('is text'), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is no time as 08:00'))

/** `backend/content/cruises/cruises.yaml`. */
export const cruisesSchema = v.strictObject({
  pricesReadOn: isoDay,
  regions: v.record(v.string(), v.strictObject({ es: text, en: text })),
  lines: v.record(
    v.string(),
    v.strictObject({
      name: text,
      taxesIncluded: v.boolean('is yes or no'),
      gratuities: v.pipe(v.number('is a number of dollars'), v.minValue(0)),
    }),
  ),
  ports: v.record(
    v.string(),
    v.strictObject({
      code: v.pipe(v.string(), v.regex(/^[A-Z]{2}[A-Z2-9]{3}$/, 'is no UN/LOCODE')),
      es: text,
      en: text,
      at: v.tuple([v.number(), v.number()], 'is a latitude and a longitude'),
      hours: v.optional(v.tuple([clock, clock], 'is when a ship comes and when it leaves')),
    }),
  ),
  ships: v.record(
    v.string(),
    v.strictObject({
      name: text,
      line: text,
      rating: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
      built: count,
      guests: count,
      crew: count,
      decks: count,
      lengthMetres: count,
      es: text,
      en: text,
    }),
  ),
  routes: listOf(
    v.strictObject({
      key: text,
      region: text,
      scene,
      es: text,
      en: text,
      stops: listOf(text, 3),
      sailings: listOf(
        v.strictObject({
          ship: text,
          date: isoDay,
          prices: v.tuple([price, price, price, price], 'is four prices: inside, ocean view, balcony, suite'),
        }),
      ),
    }),
  ),
})

export type CruisesSource = v.InferOutput<typeof cruisesSchema>
export type RouteSource = CruisesSource['routes'][number]
export type SailingSource = RouteSource['sailings'][number]
