import type { I18n, MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { Checkbox } from '#/ui/fields/checkbox.tsx'
import type { Bucket, Facet, PanelProps } from './facet.ts'

export interface ChoiceFacet<Row, Names> {
  readonly key: string
  readonly place: number
  readonly title: MessageDescriptor
  /** all options in their order; left out where they are whatever the rows have, in the order of their labels */
  readonly options?: readonly string[]
  /** where options are whatever the rows have: by their keys instead */
  readonly order?: 'keys'
  /** an option as an address writes it; undefined where it cannot be one */
  readonly read: (written: string) => string | undefined
  /** whether a row needs all that was chosen; one of it is enough where left out */
  readonly needs?: 'all'
  /** what a row has of them */
  readonly of: (row: Row) => readonly string[]
  readonly label: (key: string, i18n: I18n, names: Names) => string
  /** the label where it stands alone; the label itself where left out */
  readonly chip?: (label: string, i18n: I18n) => string
}

/** The options, and each row's as numbers of them: those of row `r` lie from `starts[r]` up to `starts[r + 1]`. */
interface Held {
  readonly options: readonly string[]
  readonly starts: Uint32Array
  readonly values: Uint16Array
}

export interface ChoiceColumn extends Held {
  /** whether an option tells one row from another */
  readonly isChoice: boolean
}

const columnOf = <Row,>(
  rows: readonly Row[],
  of: (row: Row) => readonly string[],
  fixed: readonly string[] | undefined,
): ChoiceColumn => {
  const all = rows.map((row) => of(row))
  const options = fixed ?? [...new Set(all.flat())].toSorted()
  const numbers = new Map(options.map((option, number) => [option, number]))
  const starts = new Uint32Array(rows.length + 1)
  all.forEach((own, row) => {
    starts[row + 1] = (starts[row] ?? 0) + own.length
  })
  const column = { options, starts, values: Uint16Array.from(all.flat(), (option) => numbers.get(option) ?? 0) }
  return { ...column, isChoice: count(column, [...rows.keys()]).some((held) => held.count % rows.length > 0) }
}

const test = ({ options, starts, values }: Held, chosen: readonly string[]): ((row: number) => boolean) => {
  const allowed = Uint8Array.from(options, (option) => (chosen.includes(option) ? 1 : 0))
  return (row) => {
    const end = starts[row + 1] ?? 0
    for (let at = starts[row] ?? 0; at < end; at++) if (allowed[values[at] ?? 0] === 1) return true
    return false
  }
}

const testAll = (column: Held, chosen: readonly string[]): ((row: number) => boolean) => {
  const tests = chosen.map((option) => test(column, [option]))
  return (row) => tests.every((passes) => passes(row))
}

const count = ({ options, starts, values }: Held, rows: ArrayLike<number>): readonly Bucket[] => {
  const counts = new Uint32Array(options.length)
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] ?? 0
    const end = starts[row + 1] ?? 0
    for (let at = starts[row] ?? 0; at < end; at++) counts[values[at] ?? 0]!++
  }
  return options.map((key, option) => ({ key, count: counts[option] ?? 0 }))
}

const orNone = (chosen: readonly string[]): readonly string[] | undefined => (chosen.length === 0 ? undefined : chosen)

const without = (chosen: readonly string[], key: string): readonly string[] | undefined =>
  orNone(chosen.filter((other) => other !== key))

const toggled = (chosen: readonly string[], key: string): readonly string[] | undefined =>
  chosen.includes(key) ? without(chosen, key) : [...chosen, key]

/** A filter by options of which several may be chosen. */
export const choiceFacet = <Row, Names>({
  key: parameter,
  place,
  title,
  options,
  order,
  needs,
  read,
  of,
  label,
  chip = (words) => words,
}: ChoiceFacet<Row, Names>): Facet<Row, Names, readonly string[], ChoiceColumn> => ({
  keys: [parameter],
  place,
  title,
  parse: (reader) => reader.choices(parameter, read),
  write: (chosen) => ({ [parameter]: chosen.join(',') }),
  column: (rows) => columnOf(rows, of, options),
  test: needs === 'all' ? testAll : test,
  buckets: (column, { rows }, chosen) => {
    if (!column.isChoice && !chosen) return undefined
    return count(column, needs === 'all' && chosen ? Array.from(rows).filter(testAll(column, chosen)) : rows)
  },
  Panel: function Choices({ buckets, value, set, names }: PanelProps<readonly string[], Names>) {
    const { i18n } = useLingui()
    const chosen = value ?? []
    const labelled = buckets.map((bucket) => ({ ...bucket, label: label(bucket.key, i18n, names) }))
    const shown = options || order ? labelled : labelled.toSorted((a, b) => a.label.localeCompare(b.label, i18n.locale))
    return shown.map(({ key, count: left, label: words }) => (
      <FacetCheck
        key={key}
        name={parameter}
        value={key}
        count={left}
        checked={chosen.includes(key)}
        onToggle={() => set(toggled(chosen, key))}
        words={words}
      />
    ))
  },
  chips: (chosen, i18n, names) =>
    chosen.map((key) => ({ key, words: chip(label(key, i18n, names), i18n), without: without(chosen, key) })),
})

interface FacetCheckProps {
  readonly name: string
  readonly value: string
  readonly count: number
  readonly checked: boolean
  readonly onToggle: () => void
  readonly words: string
}

/** An option that may be chosen beside others; it says how many rows it leaves. */
export function FacetCheck({ name, value, count: left, checked, onToggle, words }: FacetCheckProps) {
  const isDead = left === 0 && !checked
  return (
    <Checkbox
      name={name}
      value={value}
      checked={checked}
      disabled={isDead}
      onChange={onToggle}
      detail={left}
      className={isDead ? 'text-muted' : undefined}
    >
      {words}
    </Checkbox>
  )
}
