import { getStartContext } from '@tanstack/start-storage-context'
import type { RequestContext } from './request-context.ts'

/** What goes with the request that is being answered; undefined outside of all requests, and before the framework has it. */
export const currentRequest = (): RequestContext | undefined =>
  getStartContext({ throwIfNotFound: false })?.contextAfterGlobalMiddlewares
