import { getGlobalStartContext } from '@tanstack/react-start'
import type { GraphqlFailed } from '#/server/backend/graphql-client.server.ts'
import { logFailure } from '#/server/log.ts'

/**
 * Writes one line for a question to the content endpoint that failed, under the request that asked. Made while that
 * request is answered; what it returns may be called after.
 */
export const contentFailureLog = () => {
  const context = getGlobalStartContext()
  return ({ _tag, message, answered }: GraphqlFailed, key: string): void => {
    if (context) context.log.failed = true
    logFailure({ event: 'content_failed', requestId: context?.requestId ?? '', tag: _tag, message, answered, key })
  }
}
