import { notFound } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { answerWith } from './content-status.server.ts'
import { contentHead } from './features/content/content-head.ts'
import type { LoadedContent } from './features/content/loaded-content.ts'
import { isReserved, mayHoldArticles } from './features/content/reserved-paths.ts'
import type { PageScope } from './page-scope.ts'

/** Gives a page its status; in the browser there is none to give. */
const answerStatus = createIsomorphicFn()
  .server((status: number): void => answerWith(status))
  .client((_status: number): void => undefined)

interface ContentContext {
  readonly page: PageScope
}

export type ShownContent = Exclude<LoadedContent, { state: 'missing' }>

/** What calls the server is loaded when somebody goes on to such a page: one that was sent whole needs it not. */
const load = async (path: string, { page }: ContentContext): Promise<ShownContent> => {
  const { loadContent } = await import('./content-loader.functions.ts')
  const loaded = await loadContent({ data: { path, locale: page.locale } })
  if (loaded.state === 'missing') throw notFound()
  if (loaded.state === 'failed') answerStatus(loaded.status)
  return loaded
}

const articlePath = ({ content = '', subpath, article = '' }: Record<string, string | undefined>): string =>
  `/${[content, subpath, article].filter(Boolean).join('/')}`

interface LoaderInput {
  readonly params: Record<string, string | undefined>
  readonly context: ContentContext
}

/** A page whose address is its own and no pattern. */
export const fixedContent = (path: string) => ({
  loader: ({ context }: Pick<LoaderInput, 'context'>) => load(path, context),
})

/** `/articulos/{article}`, `/articulos/{subpath}/{article}` and the like, unless the site has the address for itself. */
export const articleContent = {
  loader: ({ params, context }: LoaderInput) => {
    const path = articlePath(params)
    if (!mayHoldArticles(path)) throw notFound()
    return load(path, context)
  },
}

export const countryContent = {
  loader: ({ params, context }: LoaderInput) => {
    const path = `/${params.countryPage ?? ''}`
    if (isReserved(path)) throw notFound()
    return load(path, context)
  },
}

export const airlineContent = {
  loader: ({ params, context }: LoaderInput) => load(`/aerolineas/${params.airlineName ?? ''}`, context),
}

interface HeadInput {
  readonly match: { readonly context: ContentContext }
  readonly loaderData?: ShownContent | undefined
}

export const headOfContent = ({ match: { context }, loaderData }: HeadInput) =>
  loaderData?.state === 'found' ? contentHead(loaderData.page, context.page.origin) : {}
