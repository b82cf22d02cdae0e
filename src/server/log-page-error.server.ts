import { getGlobalStartContext } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { logFailure } from './log.ts'

export const logPageError = (error: unknown): void => {
  const { pathname } = new URL(getRequest().url)
  logFailure({ event: 'page_error', requestId: getGlobalStartContext()?.requestId ?? '', path: pathname }, error)
}
