import { type Page, expect, test } from '../test.ts'
import { violationsOf } from '../axe.ts'
import { languages, screens } from '../screens.ts'

/** The theme follows the media query alone, so one page is looked at in both. */
const themes = ['light', 'dark'] as const

/** What is not on the screen is not laid out, and axe measures it all: so everything is, in the typeface that has come. */
const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready
    for (const element of document.querySelectorAll<HTMLElement>('*'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
  })

/** Colours fade from one theme to the other, in a moment that axe would otherwise measure in the middle. */
const settleColours = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(fading.map(({ finished }) => finished))
  })

for (const { name, path } of screens) {
  for (const language of languages) {
    test(`${name}: axe and console are clean in ${language}, light and dark @phone`, async ({ page, provoke }) => {
      // some of the screens are not found, with the status that says so
      provoke(/status of 404/)
      await page.emulateMedia({ colorScheme: themes[0], reducedMotion: 'reduce' })
      await page.goto(`/${language}${path}`)
      await page.waitForLoadState('networkidle')
      await layOutAll(page)
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await settleColours(page)
        expect.soft(await violationsOf(page), colorScheme).toEqual([])
      }
      await expect(page.locator('h1')).toHaveCount(1)
    })
  }
}
