import { getGlobalStartContext } from '@tanstack/react-start'

/** What the drawing of a page has found out about keeping it for others. */
export interface PageSharing {
  isShared: boolean
  /** of the offers on the page, as an ISO instant */
  answeredAt?: string
  /** that tell a form which is sent again from a new one */
  formKeys: string[]
}

/** For whatever makes a page one visitor's, or not worth keeping: it is not kept for others (decision 0116). */
export const keepPageToOneVisitor = (): void => {
  const sharing = getGlobalStartContext()?.sharing
  if (sharing) sharing.isShared = false
}

/** Now, as the page tells it with its offers: a page that is kept tells each visitor their own. */
export const answeredNow = (): string => {
  const answeredAt = new Date().toISOString()
  const sharing = getGlobalStartContext()?.sharing
  if (sharing) sharing.answeredAt = answeredAt
  return answeredAt
}

/** A key for a form on the page: a page that is kept has another one for each visitor. */
export const newFormKey = (): string => {
  const key = crypto.randomUUID()
  getGlobalStartContext()?.sharing?.formKeys.push(key)
  return key
}
