const removed = '[removed]'

/** Fields whose value never reaches a log, whatever it looks like. */
const secretField =
  /card|cvv|cvc|pan$|passport|document|identity|secret|token|password|authori[sz]ation|cookie|api[-_]?key|first[-_]?name|last[-_]?name|holder|birth|phone|address|e[-_]?mail/i

const secretPatterns: readonly RegExp[] = [
  /[^\s"<>()@,;:\\[\]]+@[^\s"<>()@,;:\\[\]]+/g,
  /** cards: 12 to 19 digits, however they are spaced */
  /\d(?:[ .\-_/]?\d){11,18}/g,
  /** "cvv 123", "cvc: 1234", "cvv=123" */
  /\b(?:cvv2?|cvc2?|csc)\b\W{0,3}\d{3,4}\b/gi,
  /** passports as countries number them: up to three letters and six to nine digits */
  /\b[a-z]{1,3}\d{6,9}\b/gi,
  /\b(?:passport|pasaporte)\b\W{0,3}[a-z\d]{5,12}\b/gi,
]

/** What a line is followed by, of payments, orders and requests: some figures of one may look like a card's. */
const id = /(\b(?:[a-z]+_)?(?:(?=\d*[a-f])(?:[\da-f]{32}){1,2}|[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})\b)/

export const redactText = (text: string): string =>
  text
    .split(id)
    .map((part) =>
      id.test(part) ? part : secretPatterns.reduce((rest, pattern) => rest.replaceAll(pattern, removed), part),
    )
    .join('')

const deepest = 6

/** The value as it may be written to a log: no card numbers, security codes, passports, emails or names of fields that hold them. */
export const redact = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return redactText(value)
  if (typeof value === 'number') return Math.abs(value) >= 1e11 ? removed : value
  if (typeof value === 'boolean' || value === null || value === undefined) return value
  if (typeof value !== 'object' || depth >= deepest) return removed
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      redactText(name),
      secretField.test(name) ? removed : redact(item, depth + 1),
    ]),
  )
}
