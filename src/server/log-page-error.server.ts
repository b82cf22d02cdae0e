import { getGlobalStartContext } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { logFailure } from './log.ts'

export const logPageError = (error: unknown): void => {
  const context = getGlobalStartContext()
  if (!context || context.log.failed) return
  context.log.failed = true
  const { method, url } = getRequest()
  logFailure({ event: 'page_error', requestId: context.requestId, method, path: new URL(url).pathname }, error)
}
