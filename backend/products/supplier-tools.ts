import type { DocumentEncryption } from '../orders/order-ports.ts'

/** What the suppliers of any kind of travel work with. */
export interface SupplierTools {
  readonly database: D1Database
  /** seals at rest what was ordered, and for whom */
  readonly encryption: DocumentEncryption['Service']
  /** how long is held what is not paid for at once */
  readonly holdSeconds: number
}
