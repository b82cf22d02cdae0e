import type { AnyRouter } from '@tanstack/react-router'
import { getElementScrollRestorationEntry } from '@tanstack/router-core'

/** Whether the visitor has been down this page before it was left or loaded anew. */
const isRemembered = (router: AnyRouter): boolean =>
  Boolean(getElementScrollRestorationEntry(router, { getElement: () => window })?.scrollY)

/**
 * Scroll restoration of the first page, which can be scrolled before hydration. The router has recorded nothing of that and would
 * scroll to the top: where the visitor has scrolled it does not, and it is told the position, which it needs on the way back. A page
 * that is loaded anew is scrolled to where it was left: the browser does the same while the page is still growing, and may have
 * missed it. Later pages are the router's own.
 */
export const keepEarlyScroll = (router: AnyRouter): void => {
  let isFirst = true
  router.options.scrollRestoration = () => {
    const stays = isFirst && window.scrollY > 0 && !isRemembered(router)
    isFirst = false
    if (stays) document.dispatchEvent(new Event('scroll'))
    return !stays
  }
}
