import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { ReactNode } from 'react'
import { type DeferredClient, takeDeferredClient } from './deferred-client.server.ts'

const take = createIsomorphicFn()
  .server((router: AnyRouter): DeferredClient | undefined => takeDeferredClient(router))
  .client(() => undefined)

/** For the head of a page: what starts its client once that has been painted, or touched. To be called before anything that would ask for it at once is rendered. */
export const useDeferredClient = (): ReactNode => {
  const router = useRouter()
  const client = take(router)
  if (!client) return null
  return (
    // oxlint-disable-next-line react/no-danger
    <script
      nonce={router.options.ssr?.nonce}
      data-files={client.files}
      dangerouslySetInnerHTML={{ __html: client.script }}
    />
  )
}
