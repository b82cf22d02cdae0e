import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { resultsUrlSchema } from '#/features/results/answer/results-url-schema.ts'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { callInput } from '#/server/guard/call-input.ts'
import { loadToursOnServer } from './tours-loader.server.ts'
import type { LoadedTours } from './loaded-tours.ts'

interface Asked {
  readonly url: ResultsUrl
}

const askedSchema = v.object({ url: resultsUrlSchema })

/** The tours that a results URL asks for. The URL is anybody's: whatever it holds is normalised, never refused. */
export const loadTours = createServerFn()
  .validator(callInput<Asked>()(askedSchema))
  .handler(({ data: { url } }): Promise<LoadedTours> => loadToursOnServer(url))
