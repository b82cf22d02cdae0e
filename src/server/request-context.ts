import type { PageSharing } from './cache/page-sharing.server.ts'
import type { ToldPlace } from './visitor/geolocation.server.ts'

/** What the Worker's entry gives the framework with each request. What it hands to a feature, the feature adds here. */
export interface RequestContext {
  readonly nonce: string
  readonly requestId: string
  /** whether the log has this request's failure already, so that one failure is one line */
  readonly log: { failed: boolean }
  /** of the visitor, where the edge does not tell it and somebody else does */
  readonly place?: ToldPlace
  /** where the page that is drawn may be kept for others */
  readonly sharing?: PageSharing
}
