import type { AnyRouter } from '@tanstack/react-router'
import { getElementScrollRestorationEntry } from '@tanstack/router-core'

/** Whether the visitor has been down this page before it was left or loaded anew. */
const isRemembered = (router: AnyRouter): boolean =>
  Boolean(getElementScrollRestorationEntry(router, { getElement: () => window })?.scrollY)

/**
 * Sets a router's scroll restoration right for its first page. What was sent whole can be scrolled before its scripts are there; when
 * they come, the router would take a visitor who has begun to read back to the top. Whoever has moved stays, and the router, which
 * remembers for the way back only what it has seen moving, is told. Who loads a page anew is brought to where they were: the browser,
 * which tries the same while the page is still growing, may have missed it. Later pages are as ever.
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
