import { type ParsedLocation, notFound, redirect } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { pageScope } from '#/features/visitor/read-page-scope.ts'
import type { Elsewhere as FoundElsewhere } from '#/features/content/wire/elsewhere.ts'
import { type LoadedPage, loadContent } from './content-loader.functions.ts'
import { setStatusOnServer } from './content-status.server.ts'

/** Gives a page its status; in the browser there is none to give. */
const setStatus = createIsomorphicFn()
  .server((status: number): void => setStatusOnServer(status))
  .client((_status: number): void => undefined)

interface Elsewhere extends FoundElsewhere {
  readonly state: 'elsewhere'
}

export type ShownContent = Exclude<LoadedPage, { state: 'missing' | 'moved' }> | Elsewhere

/** A page of content, or that there is none: for pages that are there without it too. */
export type AnyContent = Exclude<LoadedPage, { state: 'moved' }>

/** What an address says beside its path. */
export type RequestedAt = Pick<ParsedLocation, 'searchStr' | 'hash'>

/**
 * The server has led away whoever asked it for a moved page; this is for those who come by the router (rule route-6), for addresses whose capitals only the page's own path tells, and for pages in another language only.
 */
const leadTo = (to: string) => {
  if (!to.startsWith('/')) return redirect({ href: to, reloadDocument: true, statusCode: 302 })
  const [, tab] = /^\/\?tab=(.+)$/.exec(to) ?? []
  if (tab !== undefined) return redirect({ to: '/', search: { tab }, replace: true, statusCode: 302 })
  return redirect({ to, search: true, hash: true, replace: true, statusCode: 308 })
}

/** What is at a path without language, or that nothing is. */
export const findAnyContent = async (path: string): Promise<AnyContent> => {
  const loaded = await loadContent({ data: { path, prefixed: pageScope().prefixed } })
  if (loaded.state === 'moved') throw leadTo(loaded.to)
  if (loaded.state === 'failed') setStatus(loaded.status)
  return loaded
}

/** What is at a path without language. */
export const findContent = async (path: string, { searchStr, hash }: RequestedAt): Promise<ShownContent> => {
  const loaded = await findAnyContent(path)
  if (loaded.state !== 'missing') return loaded
  if (loaded.leadsTo) throw leadTo(loaded.leadsTo + searchStr + (hash && `#${hash}`))
  if (!loaded.elsewhere) throw notFound()
  setStatus(404)
  return { state: 'elsewhere', ...loaded.elsewhere }
}
