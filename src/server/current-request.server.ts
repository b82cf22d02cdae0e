import { getStartContext } from '@tanstack/start-storage-context'
import type { RequestContext } from './request-context.ts'

/** What goes with the request that is being answered; undefined outside of all requests, and before the framework has it. */
export const currentRequest = (): RequestContext | undefined =>
  getStartContext({ throwIfNotFound: false })?.contextAfterGlobalMiddlewares

/** Whether the request is itself the call of a server function, and not a page that calls one while it is drawn. */
export const isCall = (): boolean => getStartContext({ throwIfNotFound: false })?.handlerType === 'serverFn'
