/** Where a visitor is and what they pay in there: ISO 3166 alpha-2 and ISO 4217. */
export interface ToldPlace {
  readonly country?: string
  readonly currency?: string
}

/** What the drawing of a page has found out about keeping it for others. */
export interface PageSharing {
  isShared: boolean
  /** of the offers on the page, as an ISO instant */
  answeredAt?: string
  /** that tell a form which is sent again from a new one */
  formKeys: string[]
}

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
