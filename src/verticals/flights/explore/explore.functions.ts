import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { callInput } from '#/server/guard/call-input.ts'
import { type ExploreAnswer, type ExploreUrl, longestAsked } from './explore.ts'
import { explore } from './explore.server.ts'

const word = v.optional(v.pipe(v.string(), v.maxLength(longestAsked)))
const schema = v.object({ from: word, month: word, nights: word, budget: word })

/** The lowest prices of a month from somewhere to anywhere. */
export const loadExplore = createServerFn()
  .validator(callInput<ExploreUrl>()(schema))
  .handler(({ data }): Promise<ExploreAnswer> => explore(data as ExploreUrl))
