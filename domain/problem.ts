/** An expected failure as plain data: what a server function answers and a screen tells in words. */
export interface Problem {
  readonly _tag:
    | 'InvalidRequest'
    | 'NotFound'
    | 'OfferGone'
    | 'SupplierTimeout'
    | 'Unavailable'
    | 'InternalError'
    | 'BackendDown'
    | 'BookingNotFound'
    | 'TooManyRequests'
    | 'SessionClosed'
    | 'PriceChanged'
    | 'NotCancellable'
  readonly code: string
  readonly message: string
  /** the id under which the backend logged it, where the backend answered at all */
  readonly requestId: string | undefined
}

export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem }
