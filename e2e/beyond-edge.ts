import type { Page } from '@playwright/test'

/** By how much a page is wider than a window of this width, which a reader would have to scroll sideways for; `text` is how large it is, in percent. */
export const overflowAt = async (page: Page, width: number, text = 100): Promise<readonly string[]> => {
  await page.setViewportSize({ width, height: 900 })
  const beyond = await page.evaluate((text) => {
    const { style } = document.documentElement
    style.fontSize = text === 100 ? '' : `${text}%`
    const { scrollWidth, clientWidth } = document.documentElement
    style.fontSize = ''
    return scrollWidth - clientWidth
  }, text)
  return beyond > 0 ? [`${width}, text at ${text} %: ${beyond} px`] : []
}
