import type { Messages } from '@lingui/core'
import { differences } from './differences.ts'

const longestFirst = Object.keys(differences).toSorted((a, b) => b.length - a.length)

/** Whole words; not in addresses, and not the card that is called Visa. */
const neutral = new RegExp(
  String.raw`(?<![\p{L}\d/_@-])(?:${longestFirst.join('|')})(?![\p{L}\d/_@-]|\.\p{L}|, Mastercard)`,
  'giu',
)

const likeFirst = (given: string, word: string): string =>
  given.charAt(0) === given.charAt(0).toLowerCase() ? word : word.charAt(0).toUpperCase() + word.slice(1)

/** A text as it is said in Spain. */
export const inSpain = (text: string): string =>
  text.replace(neutral, (given) => likeFirst(given, differences[given.toLowerCase()] ?? given))

/** A tag of HTML with its attributes, in which ids and addresses stand. */
const tag = /(<\/?[a-z](?:[^>"']|"[^"]*"|'[^']*')*>)/gi

/** A text that may hold HTML: only what is read of it is said otherwise. */
const textInSpain = (html: string): string =>
  html
    .split(tag)
    .map((piece, index) => (index % 2 === 1 ? piece : inSpain(piece)))
    .join('')

/** Every text inside of a value; names, codes and addresses have no space and no capital, and stay. */
export const allInSpain = <T>(value: T): T => {
  if (typeof value === 'string') return (/\s|^\p{Lu}/u.test(value) ? textInSpain(value) : value) as T
  if (Array.isArray(value)) return value.map(allInSpain) as T
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, allInSpain(part)])) as T
}

/** A message is text, or a list of texts and of what is put between them, which may hold texts again. */
const messageInSpain = (part: unknown): unknown => {
  if (typeof part === 'string') return inSpain(part)
  if (Array.isArray(part)) return part.map(messageInSpain)
  if (part === null || typeof part !== 'object') return part
  return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, messageInSpain(inner)]))
}

const known = new WeakMap<Messages, Messages>()

/** A catalogue as it is said in Spain: worked out once for each, since a server draws many pages with the same one. */
export const spainMessages = (messages: Messages): Messages => {
  const made = known.get(messages) ?? (messageInSpain(messages) as Messages)
  known.set(messages, made)
  return made
}
