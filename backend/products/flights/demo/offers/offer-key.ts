import { createHmac } from 'node:crypto'

/** The key that signs offer ids, out of the operator's secret. */
export const offerKey = (secret: string): Uint32Array => {
  const digest = createHmac('sha256', secret).update('trayecto offer id, version 1').digest()
  return Uint32Array.from({ length: 4 }, (_, word) => digest.readUInt32LE(word * 4))
}
