import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { callInput } from '#/server/guard/call-input.ts'
import { loadSailingOnServer } from './load-sailing.server.ts'

/** For whoever comes to a sailing from another page of the site. */
export const loadSailingPage = createServerFn({ method: 'POST' })
  .validator(callInput<string>()(v.pipe(v.string(), v.regex(/^[\w-]{1,120}$/))))
  .handler(({ data }) => loadSailingOnServer(data))
