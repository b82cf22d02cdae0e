/** An amount in integer minor units of its currency. */
export interface Money {
  readonly amount: number
  readonly currency: string
}
