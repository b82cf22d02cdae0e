import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { resultsUrlSchema } from '#/features/results/answer/results-url-schema.ts'
import { callInput } from '#/server/guard/call-input.ts'
import { type RequestedActivity, loadActivityOnServer } from './load-activity.server.ts'
import type { LoadedActivity } from './loaded-activity.ts'

const asked = v.strictObject({
  code: v.pipe(v.string(), v.maxLength(60)),
  url: resultsUrlSchema,
  // missing of an earlier build
  left: v.optional(resultsUrlSchema, {}),
})

/** Places are taken by the minute, so it is never cached: POST. */
export const loadActivity = createServerFn({ method: 'POST' })
  .validator(callInput<RequestedActivity>()(asked))
  .handler(({ data }): Promise<LoadedActivity> => loadActivityOnServer(data))
