/**
 * For the router's `scrollRestoration` in the browser. A page that was sent whole can be scrolled before its scripts are there; when
 * they come, the router would take a visitor who has begun to read back to the top. Whoever has moved stays, and the router, which
 * remembers for the way back only what it has seen moving, is told; later pages are as ever.
 */
export const keepsEarlyScroll = (): (() => boolean) => {
  let isFirst = true
  return () => {
    const stays = isFirst && window.scrollY > 0
    isFirst = false
    if (stays) document.dispatchEvent(new Event('scroll'))
    return !stays
  }
}
