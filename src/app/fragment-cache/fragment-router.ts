import type { AnyRouter } from '@tanstack/react-router'
import { fragmentPage } from './fragment-scope.ts'

/** A part is on no page: none of its links is the page's own. */
const nowhere = { pathname: '', search: {}, hash: '' }

/** A page's router as a kept part sees it: where links lead, and what of the page is in the part's key. */
export const fragmentRouter = (router: AnyRouter): AnyRouter =>
  Object.create(router, {
    stores: { value: { ...router.stores, location: { get: () => nowhere } } },
    options: { value: { ...router.options, ssr: {}, context: { page: fragmentPage(router.options.context.page) } } },
  }) as AnyRouter
