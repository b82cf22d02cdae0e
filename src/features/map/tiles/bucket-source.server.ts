import type { RangeResponse, Source } from 'pmtiles'

/** The bytes of an archive in a bucket, a range at a time. */
export const bucketSource = (bucket: R2Bucket, key: string): Source => ({
  getKey: () => key,
  getBytes: async (offset, length): Promise<RangeResponse> => {
    const part = await bucket.get(key, { range: { offset, length } })
    if (!part) throw new Error(`the bucket of map tiles holds no ${key}`)
    return { data: await part.arrayBuffer(), etag: part.etag }
  },
})
