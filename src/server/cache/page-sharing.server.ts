import { currentRequest } from '../current-request.server.ts'

/** For whatever makes a page one visitor's, or not worth keeping: it is not kept for others (decision 0116). */
export const keepPageToOneVisitor = (): void => {
  const sharing = currentRequest()?.sharing
  if (sharing) sharing.isShared = false
}

/** Now, as the page tells it with its offers: a page that is kept tells each visitor their own. */
export const answeredNow = (): string => {
  const answeredAt = new Date().toISOString()
  const sharing = currentRequest()?.sharing
  if (sharing) sharing.answeredAt = answeredAt
  return answeredAt
}

/** A key for a form on the page: a page that is kept has another one for each visitor. */
export const newFormKey = (): string => {
  const key = crypto.randomUUID()
  currentRequest()?.sharing?.formKeys.push(key)
  return key
}
