/** All prices of this supplier are in US dollars, in cents (rule money-2). */
export const currency = 'USD'

/** Cents as the decimal string that Amadeus writes: `1234.50`. */
export const decimalText = (cents: number): string => {
  const whole = Math.trunc(cents / 100)
  const rest = cents - whole * 100
  return rest < 10 ? `${whole}.0${rest}` : `${whole}.${rest}`
}

export const minor = (amount: number): { readonly amount: number; readonly currency: string } => ({ amount, currency })
