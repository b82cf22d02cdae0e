import { createIsomorphicFn } from '@tanstack/react-start'
import { logPageError } from '#/server/log-page-error.server.ts'

/** Writes to the server's log what broke a page while it was rendered there. The browser's own console has its errors already. */
export const reportError = createIsomorphicFn()
  .server((error: unknown): void => logPageError(error))
  .client((_error: unknown): void => undefined)
