import { createServerFn } from '@tanstack/react-start'
import { takeRefusedLookup } from './lookup-form.handler.server.ts'

/** What was just typed into the lookup form and opened nothing, once. */
export const loadRefusedLookup = createServerFn({ method: 'POST' }).handler(() => takeRefusedLookup())
