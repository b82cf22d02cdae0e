import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { resultsUrlSchema } from '#/features/results/answer/results-url-schema.ts'
import { callInput } from '#/server/guard/call-input.ts'
import type { LoadedTour } from './loaded-tour.ts'
import { type RequestedTour, loadTourOnServer } from './tour-page-loader.server.ts'

const part = v.pipe(v.string(), v.minLength(1), v.maxLength(80))
const askedSchema = v.object({
  country: part,
  code: part,
  url: resultsUrlSchema,
  // missing of an earlier build
  left: v.optional(resultsUrlSchema, {}),
})

/** Places are taken by the minute, so it is never cached: POST. */
export const loadTour = createServerFn({ method: 'POST' })
  .validator(callInput<RequestedTour>()(askedSchema))
  .handler(({ data }): Promise<LoadedTour> => loadTourOnServer(data))
