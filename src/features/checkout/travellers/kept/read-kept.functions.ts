import { createServerFn } from '@tanstack/react-start'
import { readKept } from './kept-travellers.server.ts'

/** Alone in its file: every travellers' form asks this, and few go on to keep or delete anybody. */
export const readKeptTravellers = createServerFn({ method: 'POST' }).handler(() => readKept())
