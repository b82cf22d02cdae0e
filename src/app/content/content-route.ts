import type { AnyContent, ShownContent } from './find-content.ts'

/** What finds a page, and calls the server for it, is loaded when somebody goes on to one: a page that was sent whole needs it not. */
const finding = () => import('./find-content.ts')

/** What is at a path without language. */
export const loadContentAt = async (path: string): Promise<ShownContent> => (await finding()).findContent(path)

/** The same for a page that is there without content too. */
export const loadAnyContentAt = async (path: string): Promise<AnyContent> => (await finding()).findAnyContent(path)
