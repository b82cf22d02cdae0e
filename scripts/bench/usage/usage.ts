/** What Cloudflare counts of one Worker and its objects, and charges for. */
export interface Usage {
  /** requests that reached the Worker; those of another Worker over a binding are not charged for */
  requests: number
  /** calls and alarms of objects */
  objectRequests: number
  /** milliseconds in which objects were busy */
  objectMs: number
  /** rows of D1 that were read and written, those of indexes among them, by table */
  rowsRead: number
  d1: Record<string, number>
  /** rows that objects wrote: keys that were put or deleted, and alarms that were set, by class */
  objects: Record<string, number>
}

/** Under this path a counting Worker tells what was counted since it was asked last. */
export const usagePath = '/__usage'
