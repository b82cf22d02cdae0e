import type { I18n, MessageDescriptor } from '@lingui/core'
import type { ComponentType, ReactNode } from 'react'
import type { FacetGroupProps } from './facet-group.tsx'
import type { ParameterReader } from './parameter-reader.ts'

/** One option of a filter. `count` is how many rows it would leave, alone in its filter, with all other filters as they are. */
export interface Bucket {
  readonly key: string
  readonly count: number
}

/** Parameters of an address, each as one text. */
export type Parameters = Readonly<Record<string, string>>

/** What a filter counts its options by. */
interface Counting<Value> {
  /** the rows that pass all other filters */
  readonly rows: ArrayLike<number>
  /** which of a row's prices counts, as bits */
  readonly terms: number
  /** all that is asked of the list */
  readonly filters: Filters
  /** how many rows are left where this filter asks for `value`: for filters that change which price counts */
  countWith(this: void, value: Value): number
}

export interface PanelProps<Value, Names> {
  readonly buckets: readonly Bucket[]
  /** undefined where the filter is off */
  readonly value: Value | undefined
  set(this: void, value: Value | undefined): void
  readonly names: Names
}

/** One thing that a filter asks for, in words, and what the filter asks for without it. */
interface Chip<Value> {
  readonly key: string
  readonly words: string
  readonly without: Value | undefined
}

/**
 * A filter of a list: how an address says it, which rows it leaves, how its options are counted and shown. `Value` is what it
 * asks for; undefined stands for "off" everywhere. `Names` are what the list's rows are told in words by.
 */
export interface Facet<Row, Names, Value, Column> {
  /** the parameters it is written in; the first names the filter among those of its list */
  readonly keys: readonly [string, ...string[]]
  /** where it stands in the panel, ascending */
  readonly place: number
  readonly title: MessageDescriptor
  /** what it stands in, where that is not in sight of everybody */
  readonly Group?: ComponentType<FacetGroupProps> | undefined
  parse(reader: ParameterReader): Value | undefined
  write(value: Value): Parameters
  /** bits of the prices that count while it is on; none where it changes no price */
  terms?(value: Value): number
  /** what it looks at, of every row: made once a list */
  column(rows: readonly Row[]): Column
  /** whether a row passes, by its number; `filters` are all that are on, its own among them */
  test(column: Column, value: Value, terms: number, filters: Filters): (row: number) => boolean
  /** undefined where every choice would leave all rows of the list, or none: then there is nothing to choose */
  buckets(column: Column, counting: Counting<Value>, value: Value | undefined): readonly Bucket[] | undefined
  Panel(this: void, props: PanelProps<Value, Names>): ReactNode
  chips(value: Value, i18n: I18n, names: Names): readonly Chip<Value>[]
}

/** A filter of which only its list knows what it is of. Methods of `Facet` are compared loosely, so that every filter is one. */
export type AnyFacet<Row, Names> = Facet<Row, Names, unknown, unknown>

export const nameOf = (facet: Pick<AnyFacet<never, never>, 'keys'>): string => facet.keys[0]

/** What a list's filters ask for, by their names; those that are off are absent. */
export type Filters = Readonly<Record<string, unknown>>
