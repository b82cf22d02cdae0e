import { ownValue } from '#domain/own-value.ts'
import { urlText } from './answer/results-url.ts'

const flags: Readonly<Record<string, boolean>> = { '1': true, true: true, on: true, '0': false, false: false }

/** What a list that is whole at hand has to choose from, by parameter. One that is missing or empty may be anything. */
type Held = Readonly<Record<string, readonly string[]>>

/** Reads parameters that people write by hand. What cannot be read counts as not said; `unread` names those parameters. */
export class ParameterReader {
  readonly unread: string[] = []
  private readonly raw: Readonly<Record<string, unknown>>
  private readonly held: Held

  constructor(raw: Readonly<Record<string, unknown>>, held: Held = {}) {
    this.raw = raw
    this.held = held
  }

  value<Value>(key: string, parse: (written: string) => Value | undefined): Value | undefined {
    const written = urlText(this.raw[key])
    if (written === '') return undefined
    const value = parse(written)
    if (value === undefined) this.unread.push(key)
    return value
  }

  flag(key: string): boolean {
    return this.value(key, (written) => ownValue(flags, written.toLowerCase())) ?? false
  }

  whole(key: string, minimum: number, maximum: number): number | undefined {
    return this.value(key, (written) => {
      const value = Number(written)
      return Number.isInteger(value) && value >= minimum && value <= maximum ? value : undefined
    })
  }

  choice<Value extends string>(key: string, choices: readonly Value[]): Value | undefined {
    return this.value(key, (written) => choices.find((choice) => choice === written.toLowerCase()))
  }

  /** Those of a list that `parse` knows and the list holds, each once; another is left out. Undefined where none is left. */
  choices<Value>(key: string, parse: (written: string) => Value | undefined): readonly Value[] | undefined {
    const written = urlText(this.raw[key])
      .split(',')
      .filter((part) => part.trim() !== '')
    const held = this.held[key] ?? []
    const known = written
      .flatMap((part) => parse(part.trim()) ?? [])
      .filter((value) => held.length === 0 || held.includes(String(value)))
    if (known.length < written.length) this.unread.push(key)
    return known.length === 0 ? undefined : [...new Set(known)]
  }
}
