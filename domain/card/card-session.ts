/** A session as an envelope for a card names it: told apart from all others, and of no use to whoever reads it. */
export const cardSessionOf = async (sessionId: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`card ${sessionId}`))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
