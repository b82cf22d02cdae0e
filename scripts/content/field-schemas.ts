import * as v from 'valibot'
import { airportsOf } from '../../backend/airports/airport-table.ts'
import { hours, terrains } from '../../src/ui/scene/scene-place.ts'
import { landmarks } from '../../src/ui/scene/landmarks.ts'

/** Plain text of one line. Whoever writes `*`, `[` or `<` here meant Markdown or HTML, which would be shown as it stands. */
export const plainText = (longest: number) =>
  v.pipe(
    v.string('is text (put it between quotes if it looks like a number)'),
    v.trim(),
    v.minLength(1, 'is empty'),
    v.maxLength(longest, ({ input }) => `has ${input.length} characters; ${longest} fit`),
    v.regex(/^[^<>*[\]`\n]*$/, 'is plain text: no Markdown, no HTML, one line'),
  )

/** A path of the site without its language: `/aerolineas/iberia-airline-IB`. */
export const sitePath = v.pipe(
  v.string('is a path'),
  v.regex(/^(?:\/[A-Za-z0-9-]+)+$|^\/$/, 'is a path of the site, as /espana, without accents'),
  v.check((path) => !/^\/(?:es|en)(?:\/|$)/.test(path), 'names a language; paths here do not'),
)

export const isoDay = v.pipe(v.string('is a day, as 2026-09-14'), v.isoDate('is a day, as 2026-09-14'))

/** The code of an airport or a city that the backend knows. */
export const placeCode = v.pipe(
  v.string('is an IATA code'),
  v.check((code) => airportsOf(code).length > 0, 'is no airport or city that the backend knows'),
)

export const countryCode = v.pipe(v.string('is text'), v.regex(/^[A-Z]{2}$/, 'is a country code of two capitals'))

export const scene = v.strictObject({
  code: v.pipe(v.string('is text'), v.regex(/^[A-Z]{3}$/, 'is three capitals')),
  terrain: v.picklist(terrains, `is one of ${terrains.join(', ')}`),
  hour: v.picklist(hours, `is one of ${hours.join(', ')}`),
  landmark: v.exactOptional(v.picklist(Object.keys(landmarks), `is one of ${Object.keys(landmarks).join(', ')}`)),
})

export const listOf = <Schema extends v.GenericSchema>(item: Schema, least = 1, most = 24) =>
  v.pipe(
    v.array(item, 'is a list'),
    v.minLength(least, `has at least ${least}`),
    v.maxLength(most, `has at most ${most}`),
  )
