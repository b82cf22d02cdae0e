import * as v from 'valibot'

const text = v.exactOptional(v.pipe(v.string(), v.maxLength(200)))

/** Where a visitor came from, as their browser tells the server. */
export const infoDataSchema = v.strictObject({
  source: text,
  medium: text,
  affiliateId: text,
  referrer: text,
  metaName: text,
})
export type InfoData = v.InferOutput<typeof infoDataSchema>
