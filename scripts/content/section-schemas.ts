import * as v from 'valibot'
import { cardIcons } from '../../src/features/content/parts/card-icons.ts'
import { listOf, placeCode, plainText, scene, sitePath } from './field-schemas.ts'

const title = v.exactOptional(plainText(80))
const flight = v.pipe(
  v.strictObject({ from: placeCode, to: placeCode }),
  v.check(({ from, to }) => from !== to, 'leads to where it starts'),
)
const flights = v.strictObject({
  title,
  airline: v.exactOptional(
    v.pipe(v.string('is text'), v.regex(/^[A-Z0-9]{2}$/, 'is an airline code of two characters')),
  ),
  routes: listOf(flight, 1, 12),
})
const text = plainText(600)

const infographic = v.pipe(
  v.strictObject({
    title: plainText(80),
    kind: v.picklist(['bars', 'steps', 'timeline'], 'is bars, steps or timeline'),
    unit: v.exactOptional(plainText(30)),
    source: v.exactOptional(plainText(160)),
    items: listOf(
      v.strictObject({
        label: plainText(80),
        value: v.exactOptional(v.pipe(v.number('is a number'), v.minValue(0, 'is below nothing'))),
        text: v.exactOptional(plainText(300)),
      }),
      2,
    ),
  }),
  v.check(
    ({ kind, items }) => kind !== 'bars' || items.every(({ value }) => value !== undefined),
    'bars need a value each',
  ),
  v.check(({ kind, source }) => kind !== 'bars' || source !== undefined, 'bars need a source'),
  v.check(({ kind, items }) => kind === 'bars' || items.every((item) => item.text !== undefined), 'items need a text'),
)

/** What a fenced block of each type holds, by its info string. */
export const sectionSchemas = {
  'bullet-cards': v.strictObject({
    title,
    items: listOf(
      v.strictObject({
        icon: v.picklist(cardIcons, `is one of ${cardIcons.join(', ')}`),
        title: plainText(80),
        text,
      }),
      2,
    ),
  }),
  faq: v.strictObject({
    title,
    items: listOf(
      v.strictObject({ question: plainText(160), answer: v.pipe(v.string('is text'), v.minLength(1, 'is empty')) }),
    ),
  }),
  gallery: v.strictObject({ title, items: listOf(v.strictObject({ scene, caption: plainText(160) }), 2) }),
  'image-cards': v.strictObject({
    title,
    items: listOf(v.strictObject({ scene, title: plainText(80), text: plainText(300), href: sitePath }), 2),
  }),
  infographic,
  'airline-details': v.strictObject({ title, text: v.exactOptional(text) }),
  'cabin-table': v.strictObject({
    title,
    rows: listOf(
      v.strictObject({
        cabin: v.picklist(['economy', 'premium', 'business', 'first'], 'is economy, premium, business or first'),
        name: plainText(80),
        seat: plainText(200),
        pitchCm: v.exactOptional(v.pipe(v.number('is a number'), v.minValue(60, 'is less than 60'), v.maxValue(250))),
        widthCm: v.exactOptional(v.pipe(v.number('is a number'), v.minValue(38, 'is less than 38'), v.maxValue(120))),
        food: plainText(200),
        wifi: plainText(200),
      }),
    ),
  }),
  'baggage-table': v.strictObject({
    title,
    rows: listOf(
      v.strictObject({
        fare: plainText(80),
        hand: plainText(240),
        checked: plainText(240),
        note: v.exactOptional(plainText(240)),
      }),
    ),
  }),
  'cheapest-flights': flights,
  'popular-flights': flights,
  'cruise-teaser': v.strictObject({
    title,
    region: v.picklist(
      ['caribbean', 'mediterranean', 'alaska', 'northern-europe', 'south-america'],
      'is caribbean, mediterranean, alaska, northern-europe or south-america',
    ),
  }),
  notice: v.strictObject({ tone: v.picklist(['info', 'warning'], 'is info or warning'), text }),
} as const

export type SectionName = keyof typeof sectionSchemas
export type SectionSource<Name extends SectionName> = v.InferOutput<(typeof sectionSchemas)[Name]>

export const isSectionName = (name: string): name is SectionName => Object.hasOwn(sectionSchemas, name)
