import { createServerFn } from '@tanstack/react-start'
import { resultsUrlSchema } from '#/features/results/answer/results-url-schema.ts'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { callInput } from '#/server/guard/call-input.ts'
import { findPackageStep } from './package-loader.server.ts'

/** What is to be chosen next at an address. It may check a choice, so it is never cached: POST. */
export const loadPackageStep = createServerFn({ method: 'POST' })
  .validator(callInput<ResultsUrl>()(resultsUrlSchema))
  .handler(({ data }) => findPackageStep(data))
