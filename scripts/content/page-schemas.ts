import * as v from 'valibot'
import { countryCode, isoDay, listOf, placeCode, plainText, scene, sitePath } from './field-schemas.ts'

const airline = v.strictObject({
  iataCode: v.pipe(v.string('is text'), v.regex(/^[A-Z0-9]{2}$/, 'is an airline code of two characters')),
  mainAirport: placeCode,
  foundationYear: v.pipe(
    v.number('is a year'),
    v.integer('is a year'),
    v.minValue(1900, 'is before there were airlines'),
  ),
  flightsPerWeek: v.pipe(v.number('is a number'), v.integer('is whole'), v.multipleOf(50, 'is a round figure')),
  country: countryCode,
})

const country = v.strictObject({
  code: countryCode,
  airports: listOf(placeCode, 1, 8),
  currency: v.pipe(v.string('is text'), v.regex(/^[A-Z]{3}$/, 'is a currency code')),
})

/** `page.yaml`: what both languages of a page share. */
export const pageSchema = v.pipe(
  v.strictObject({
    path: sitePath,
    published: isoDay,
    updated: isoDay,
    scene,
    related: v.optional(listOf(sitePath, 0, 8), []),
    topics: v.optional(listOf(v.pipe(v.string('is text'), v.regex(/^[a-z][a-z-]*$/, 'is a lower-case key')), 0, 8), []),
    airline: v.exactOptional(airline),
    country: v.exactOptional(country),
  }),
  v.check(({ published, updated }) => updated >= published, 'was updated before it was published'),
  v.check(({ path, related }) => !related.includes(path), 'is related to itself'),
)

export type PageSource = v.InferOutput<typeof pageSchema>

/** What stands above the Markdown of one language. */
export const frontMatterSchema = v.strictObject({
  title: plainText(60),
  description: v.pipe(
    plainText(155),
    v.minLength(110, ({ input }) => `has ${input.length} characters; 110 to 155 fit`),
  ),
  lead: plainText(600),
  author: v.exactOptional(plainText(60)),
})

export type FrontMatter = v.InferOutput<typeof frontMatterSchema>
