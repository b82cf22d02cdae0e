import type { Locator } from '@playwright/test'

/** Less than this is a rounding, or the room that letters have above and below them. */
const least = 3

/**
 * What of a part of the page cannot be read: words and pictures that stand over each other, and words that are cut off at the end
 * of their line. `uncut` says which words must never be.
 */
export const faultsOfSight = (part: Locator, uncut?: RegExp): Promise<readonly string[]> =>
  part.evaluate(
    (root, { least, uncut }) => {
      interface Seen {
        readonly said: string
        readonly box: DOMRect
      }
      const clipped = (box: DOMRect, element: Element | null): DOMRect => {
        if (!element || element === root) return box
        const { overflowX } = getComputedStyle(element)
        if (overflowX === 'visible') return clipped(box, element.parentElement)
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const [x, y] = [Math.max(box.left, left), Math.max(box.top, top)]
        const width = Math.max(0, Math.min(box.right, right) - x)
        const cut = new DOMRect(x, y, width, Math.max(0, Math.min(box.bottom, bottom) - y))
        return clipped(cut, element.parentElement)
      }
      const seen: Seen[] = []
      const cut: string[] = []
      const note = (said: string, box: DOMRect, element: Element): void => {
        const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        if (!isSeen || element.closest('.sr-only')) return
        const shown = clipped(box, element)
        if (uncut && new RegExp(uncut).test(said) && box.width - shown.width + box.height - shown.height > least)
          cut.push(`cut: ${said}`)
        if (shown.width > 1 && shown.height > 1) seen.push({ said, box: shown })
      }
      const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      while (walk.nextNode()) {
        const { nodeValue, parentElement } = walk.currentNode
        if (!nodeValue?.trim() || !parentElement || parentElement.closest('svg')) continue
        range.selectNodeContents(walk.currentNode)
        const whole = parentElement.innerText?.trim() ?? nodeValue
        for (const box of range.getClientRects()) note(whole, box, parentElement)
      }
      for (const picture of root.querySelectorAll('svg, [class*="i-lucide"]'))
        if (!picture.parentElement?.closest('svg')) note('a picture', picture.getBoundingClientRect(), picture)
      const over = seen.flatMap((one, index) =>
        seen.slice(index + 1).flatMap((other) => {
          const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
          const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
          return width > 1 && height > least && one.said !== other.said ? [`${one.said} over ${other.said}`] : []
        }),
      )
      return [...over, ...new Set(cut)]
    },
    { least, uncut: uncut?.source },
  )
