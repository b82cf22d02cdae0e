import { parseDate, toZoned } from '@internationalized/date'
import { isZone } from './time/is-zone.ts'

/** What an offer by telephone says in one language. */
export interface PromotionWords {
  readonly words: string
  /** the conditions, in paragraphs of one line each */
  readonly terms: string
}

/** An offer to whoever calls, for as long as an operator has it (rule call-1). */
export interface PhonePromotion {
  /** first instant of its first day and of the day after its last, ISO */
  readonly begins: string
  readonly ends: string
  /** the last day, as calendars of its zone write it: YYYY-MM-DD */
  readonly lastDay: string
  /** IANA */
  readonly zone: string
  readonly es: PromotionWords
  readonly en: PromotionWords
}

interface ReadPromotion {
  /** undefined where none is written, and where what is written cannot stand */
  readonly promotion?: PhonePromotion
  /** in words, each thing that is wrong */
  readonly faults: readonly string[]
}

type Written = Readonly<Record<string, unknown>>

const longest = { words: 200, terms: 3000 }

const objectIn = (value: unknown): Written | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined

const parsed = (json: string): Written | undefined => {
  try {
    return objectIn(JSON.parse(json))
  } catch {
    return undefined
  }
}

const dayIn = (value: unknown) => {
  try {
    return parseDate(String(value))
  } catch {
    return undefined
  }
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

const spokenIn = (written: Written, language: 'es' | 'en'): PromotionWords => {
  const spoken = objectIn(written[language])
  return { words: textIn(spoken?.words), terms: textIn(spoken?.terms) }
}

const faultsOfWords = (spoken: PromotionWords, language: string): string[] =>
  (['words', 'terms'] as const).flatMap((part) => {
    if (spoken[part] === '') return [`${language}.${part} is missing`]
    return spoken[part].length > longest[part] ? [`${language}.${part} is longer than ${longest[part]} characters`] : []
  })

/**
 * Reads what an operator wrote: JSON of `from` and `until` (the first and the last day, YYYY-MM-DD), `zone` (IANA), and of
 * `words` and `terms` under `es` and `en`. Nothing written is no promotion. One that is broken or contradicts itself is none
 * either, and the faults say why.
 */
export const readPhonePromotion = (json: string): ReadPromotion => {
  if (json.trim() === '') return { faults: [] }
  const written = parsed(json)
  if (!written) return { faults: ['it is no JSON object'] }
  const [first, last, zone] = [dayIn(written.from), dayIn(written.until), textIn(written.zone)]
  const spoken = { es: spokenIn(written, 'es'), en: spokenIn(written, 'en') }
  const faults = [
    ...(first ? [] : ['from is no day written YYYY-MM-DD']),
    ...(last ? [] : ['until is no day written YYYY-MM-DD']),
    ...(first && last && last.compare(first) < 0 ? [`until (${last}) is before from (${first})`] : []),
    ...(isZone(zone) ? [] : ['zone is no IANA time zone, such as America/Bogota']),
    ...faultsOfWords(spoken.es, 'es'),
    ...faultsOfWords(spoken.en, 'en'),
  ]
  if (faults.length > 0 || !first || !last) return { faults }
  const begins = toZoned(first, zone).toDate().toISOString()
  const ends = toZoned(last.add({ days: 1 }), zone)
    .toDate()
    .toISOString()
  return { promotion: { begins, ends, lastDay: last.toString(), zone, ...spoken }, faults }
}

/** Whether it is the time of a promotion. */
export const isRunning = ({ begins, ends }: Pick<PhonePromotion, 'begins' | 'ends'>, now: Date): boolean =>
  new Date(begins) <= now && now < new Date(ends)
