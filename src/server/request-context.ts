/** What the Worker's entry gives the framework with each request. */
export interface RequestContext {
  readonly nonce: string
  readonly requestId: string
}

declare module '@tanstack/react-router' {
  interface Register {
    server: { requestContext: RequestContext }
  }
}
