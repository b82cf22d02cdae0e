import { getGlobalStartContext } from '@tanstack/react-start'
import type { BookedPackage } from '#contract/products/packages/package-price.ts'
import type { OrderPart, PartLine } from '#contract/products/products.ts'
import { ownValue } from '#domain/own-value.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { BookedPart, TripLine } from './booked/booked-trip.ts'

/** One entry of a calendar file; `start` and `end` are instants. */
export interface TripEvent {
  /** the same each time the file is made, and no other's of the booking */
  readonly id: string
  readonly start: Date
  readonly end: Date
  /** of whole days, which begin at UTC's midnight and end at that after the last */
  readonly allDay?: true
  readonly summary: string
  readonly location: string
  /** further lines, after the references */
  readonly lines: readonly string[]
}

/** What a kind of travel tells of a part of its own: the rest is the same for all. */
export type PartOfKind<Item extends object = object> = Omit<
  BookedPart<Item>,
  'title' | 'calledOffBy' | 'isCancelRequested' | 'isCancelRefused' | 'isCancelOver'
>

/**
 * One kind of travel, as the pages of what was booked need it: on the server alone. Each is handed its own parts
 * and lines alone.
 */
export interface TripProduct {
  /** a part of a package has the price and the terms of all of it: neither is its own */
  booked(part: OrderPart, together?: BookedPackage): PartOfKind
  /** of what the backend lists */
  line(line: PartLine): TripLine
  /** of a whole part */
  lineOf(part: OrderPart): TripLine
  calendarEvents(part: OrderPart, locale: Locale): readonly TripEvent[]
}

/** By their kinds. */
export type TripProducts = Readonly<Record<string, TripProduct>>

declare module '#/server/request-context.ts' {
  interface RequestContext {
    /** every kind of travel that was ever booked here */
    readonly tripProducts?: TripProducts
  }
}

export const tripProducts = (): TripProducts => getGlobalStartContext()?.tripProducts ?? {}

export const tripProductOf = (products: TripProducts, kind: string): TripProduct => {
  const product = ownValue(products, kind)
  if (!product) throw new Error(`No product is registered as ${kind}`)
  return product
}
