import { isNotFound, isRedirect } from '@tanstack/react-router'
import { createCsrfMiddleware, createMiddleware, createStart } from '@tanstack/react-start'
import { reportError } from '#/features/shell/report-error.ts'
import { hiddenErrors } from '#/features/shell/server-failure.ts'
import { tellingLocale } from '#/features/visitor/telling-locale.ts'

const isAnswer = (thrown: unknown): boolean => thrown instanceof Response || isRedirect(thrown) || isNotFound(thrown)

/** The framework turns what a server function throws into an answer by itself; this is the last place that can log it. */
const reporting = createMiddleware({ type: 'function' }).server(async ({ next }) => {
  try {
    return await next()
  } catch (thrown) {
    if (!isAnswer(thrown)) reportError(thrown)
    throw thrown
  }
})

export const startInstance = createStart(() => ({
  serializationAdapters: [hiddenErrors],
  requestMiddleware: [createCsrfMiddleware({ filter: (context) => context.handlerType === 'serverFn' })],
  functionMiddleware: [reporting, tellingLocale],
}))
