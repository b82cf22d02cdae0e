import { en } from './words/english-words.ts'
import type { MailWords } from './words/mail-words.ts'
import { es } from './words/spanish-words.ts'

/** What mails say, in the traveller's language. */
export const mailWords: Readonly<Record<'en' | 'es', MailWords>> = { en, es }
