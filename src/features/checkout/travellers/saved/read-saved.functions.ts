import { createServerFn } from '@tanstack/react-start'
import { readSaved } from './saved-travellers.server.ts'

/** Alone in its file: every travellers' form asks this, and few go on to keep or delete anybody. */
export const readSavedTravellers = createServerFn({ method: 'POST' }).handler(() => readSaved())
