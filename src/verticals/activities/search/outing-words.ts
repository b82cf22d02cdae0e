import type { I18n } from '@lingui/core'
import type { Outing } from './activity-search.ts'
import { partyWords } from './party-words.ts'

/** `Wed, Mar 10 – Sat, Mar 13 · 2 adults, 1 child` */
export const outingWords = (i18n: I18n, { from, to, party }: Outing): string => {
  const day = (text: string) =>
    i18n.date(`${text}T12:00:00Z`, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
  const days = from === to ? day(from) : `${day(from)} – ${day(to)}`
  return `${days} ·\u00a0${partyWords(i18n, party)}`
}
