import type { DocumentVault } from '../orders/order-ports.ts'

/** What the suppliers of any kind of travel work with. */
export interface SupplierTools {
  readonly database: D1Database
  /** seals at rest what was ordered, and for whom */
  readonly vault: DocumentVault['Service']
  /** how long is held what is not paid for at once */
  readonly holdSeconds: number
}
