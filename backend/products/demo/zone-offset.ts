import { minutesPerDay } from './calendar.ts'

/** From `from` (UTC minutes) on, the zone is `offset` minutes ahead of UTC. */
interface Spell {
  readonly from: number
  readonly offset: number
}

const minuteMs = 60_000

const formatOf = (zone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })

const askIntl = (format: Intl.DateTimeFormat, utcMinute: number): number => {
  const [month = 1, day = 1, year = 1970, hour = 0, minute = 0] = format
    .format(utcMinute * minuteMs)
    .split(/\D+/)
    .map(Number)
  return Date.UTC(year, month - 1, day, hour, minute) / minuteMs - utcMinute
}

const startOfChange = (format: Intl.DateTimeFormat, before: number, after: number): number => {
  const offset = askIntl(format, after)
  let low = before
  let high = after
  while (high - low > 15) {
    const middle = Math.floor((low + high) / 30) * 15
    if (middle <= low || middle >= high) break
    if (askIntl(format, middle) === offset) high = middle
    else low = middle
  }
  return high
}

/** shorter than the shortest spell there is, the month of Ramadan in Morocco */
const probeMinutes = 20 * minutesPerDay

const spellsOf = (zone: string, fromYear: number, toYear: number): readonly Spell[] => {
  const format = formatOf(zone)
  const start = Date.UTC(fromYear, 0, 1) / minuteMs
  const end = Date.UTC(toYear + 1, 0, 1) / minuteMs
  const spells: Spell[] = [{ from: start, offset: askIntl(format, start) }]
  for (let probe = start + probeMinutes; probe < end; probe += probeMinutes) {
    const offset = askIntl(format, probe)
    if (offset === spells.at(-1)?.offset) continue
    spells.push({ from: startOfChange(format, probe - probeMinutes, probe), offset })
  }
  return spells
}

/**
 * The changes of a zone's clock are looked up once in an isolate: asking Intl for every flight would cost more than
 * the whole search. Kept are plain values that are the same for every request.
 */
const spellsByZone = new Map<string, readonly Spell[]>()
const firstYear = 2026
const lastYear = 2029

const knownSpells = (zone: string): readonly Spell[] => {
  const known = spellsByZone.get(zone)
  if (known) return known
  const spells = spellsOf(zone, firstYear, lastYear)
  spellsByZone.set(zone, spells)
  return spells
}

/** Minutes that a zone's clock is ahead of UTC at a UTC minute. */
export const offsetAt = (zone: string, utcMinute: number): number => {
  const spells = knownSpells(zone)
  for (let index = spells.length - 1; index > 0; index -= 1) {
    const spell = spells[index]
    if (spell && utcMinute >= spell.from) return spell.offset
  }
  return spells[0]?.offset ?? 0
}

/** What `offsetAt` is from one UTC minute to another, both among them; null where the zone's clock changes between them. */
export const steadyOffset = (zone: string, from: number, to: number): number | null => {
  const spells = knownSpells(zone)
  for (let index = spells.length - 1; index > 0; index -= 1) {
    const spell = spells[index]
    if (spell && from >= spell.from) return spell.offset
    if (spell && to >= spell.from) return null
  }
  return spells[0]?.offset ?? 0
}

/** The UTC minute at which a zone's clock shows a local minute; in the gap of a spring change, the minute after it. */
export const utcOf = (zone: string, localMinute: number): number => {
  const first = localMinute - offsetAt(zone, localMinute)
  return localMinute - offsetAt(zone, first)
}
