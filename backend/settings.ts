interface Fit {
  readonly least?: number
  readonly most?: number
  readonly whole?: boolean
}

/** A number that the operator set; `otherwise` where nothing is set, or nothing that is fit. */
export const numberIn = (
  text: string | undefined,
  otherwise: number,
  { least = 0, most = Infinity, whole = false }: Fit = {},
): number => {
  const value = Number(text?.trim() || otherwise)
  const isRead = whole ? Number.isInteger(value) : Number.isFinite(value)
  return isRead && value >= least && value <= most ? value : otherwise
}

/** How long a cart waits to be paid for. */
export const cartSeconds = ({ CART_SECONDS }: Cloudflare.Env): number => numberIn(CART_SECONDS, 1200, { least: 1 })
