import type { AnyContent, ShownContent } from './find-content.ts'
import { contentHead } from '#/features/content/found/content-head.ts'
import type { PageScope } from '#/features/visitor/page-scope.ts'

interface HeadInput {
  readonly match: { readonly context: { readonly page: PageScope } }
  readonly loaderData?: AnyContent | ShownContent | undefined
}

/** The head of a route of content. A page that did not arrive writes its own. */
export const contentRouteHead = ({ match: { context }, loaderData }: HeadInput) =>
  loaderData?.state === 'found' ? contentHead(loaderData.page, context.page.origin) : {}
