import * as v from 'valibot'
import { readResultsUrl } from './results-url.ts'

/** A results URL as a call brings it: whatever a parameter holds becomes text. */
export const resultsUrlSchema = v.pipe(v.record(v.string(), v.unknown()), v.transform(readResultsUrl))
