import * as v from 'valibot'
import { isoDay, listOf, scene } from './field-schemas.ts'

const text = v.pipe(v.string('is text'), v.minLength(1, 'is empty'))
const count = v.pipe(v.number('is a number'), v.integer('is whole'), v.minValue(1, 'is less than 1'))
const price = v.union([v.pipe(v.number(), v.minValue(1)), v.literal('NA')], 'is a number of dollars or NA')

/** `backend/content/cruises/cruises.yaml`. */
export const cruisesSchema = v.strictObject({
  ports: v.record(
    v.string(),
    v.strictObject({ es: text, en: text, at: v.tuple([v.number(), v.number()], 'is a latitude and a longitude') }),
  ),
  ships: v.record(
    v.string(),
    v.strictObject({
      name: text,
      vendor: text,
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
      region: v.picklist(['caribbean', 'mediterranean', 'alaska', 'northern-europe', 'south-america'], 'is a region'),
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
