import { createHash, createHmac, hkdfSync } from 'node:crypto'

/** The cookie of a visitor whose agent id follows from the seed, signed as `agent-cookie.server.ts` does with `secret`. */
export const seededAgent = (secret: string, seed: string, visitor: number) => {
  const agentId = createHash('sha256').update(`${seed} agent ${visitor}`).digest().subarray(0, 24).toString('base64url')
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'trayecto sign', 32))
  const signature = createHmac('sha256', key).update(agentId).digest('base64url')
  return { agentId, cookie: `__Host-agent=${agentId}.${signature}` }
}
