import { createHmac } from 'node:crypto'

/** What is signed: each kind of offer under a key of its own. */
export type SignedKind = 'offer' | 'hotel rate'

/** The key that ids of one kind are signed with, out of the operator's secret. */
export const offerKey = (secret: string, kind: SignedKind = 'offer'): Uint32Array => {
  const digest = createHmac('sha256', secret).update(`trayecto ${kind} id, version 1`).digest()
  return Uint32Array.from({ length: 4 }, (_, word) => digest.readUInt32LE(word * 4))
}
