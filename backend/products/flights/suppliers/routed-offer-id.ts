/** Offers of the first supplier carry its own ids, as they did when there was no other. */
const unnamed = 'DEMO'
const mark = '.'

/** An offer's id as the rest of the world knows it: with the supplier that it goes back to. */
export const routedOfferId = (code: string, id: string): string => (code === unnamed ? id : `${code}${mark}${id}`)

interface Route {
  readonly code: string
  /** the supplier's own */
  readonly id: string
}

/** The supplier that an offer's id leads to. */
export const offerRoute = (routed: string): Route => {
  const at = routed.indexOf(mark)
  return at < 0 ? { code: unnamed, id: routed } : { code: routed.slice(0, at), id: routed.slice(at + 1) }
}
