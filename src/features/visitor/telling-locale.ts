import { createMiddleware } from '@tanstack/react-start'
import { pageLocaleHeader } from './page-locale-header.ts'
import { pageScope } from './read-page-scope.ts'

/** Has every call say the language of the page that it is made from, which is what its answer is read in (rule lang-1). */
export const tellingLocale = createMiddleware({ type: 'function' }).client(({ next }) =>
  next({ headers: { [pageLocaleHeader]: pageScope().locale } }),
)
