import type { AnyContent, RequestedAt, ShownContent } from './find-content.ts'

/** What finds a page, and calls the server for it, is loaded when somebody goes on to one: a page that was sent whole needs it not. */
const finding = () => import('./find-content.ts')

/** What is at a path without language, for an address that may say more. */
export const loadContentAt = async (path: string, at: RequestedAt): Promise<ShownContent> =>
  (await finding()).findContent(path, at)

/** The same for a page that is there without content too. */
export const loadAnyContentAt = async (path: string): Promise<AnyContent> => (await finding()).findAnyContent(path)
