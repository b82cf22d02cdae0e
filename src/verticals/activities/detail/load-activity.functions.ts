import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { resultsUrlSchema } from '#/features/results/answer/results-url-schema.ts'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { callInput } from '#/server/guard/call-input.ts'
import { loadActivityOnServer } from './load-activity.server.ts'
import type { LoadedActivity } from './loaded-activity.ts'

interface AskedActivity {
  readonly code: string
  readonly url: ResultsUrl
}

const asked = v.strictObject({ code: v.pipe(v.string(), v.maxLength(60)), url: resultsUrlSchema })

/** Places are taken by the minute, so it is never cached: POST. */
export const loadActivity = createServerFn({ method: 'POST' })
  .validator(callInput<AskedActivity>()(asked))
  .handler(({ data: { code, url } }): Promise<LoadedActivity> => loadActivityOnServer(code, url))
