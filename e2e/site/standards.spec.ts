import { type Page, expect, test } from '../test.ts'
import { repeatedIds, violationsInThemes } from '../axe.ts'
import { languages, screens } from '../screens.ts'

/** What is not on the screen is not laid out, and axe measures it all: so everything is, in the typeface that has come. */
const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready
    for (const element of document.querySelectorAll<HTMLElement>('*'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
  })

/** Each screen is seen large in one language and small in the other: the two differ in words alone. */
const languageOf = (path: string, isSmall: boolean) => {
  const turn = screens.findIndex((screen) => screen.path === path) + (isSmall ? 1 : 0)
  return languages[turn % languages.length]
}

// one visit sees several screens, as a page of a browser that has the scripts already takes a third of the time
const visits = [screens.slice(0, screens.length / 2), screens.slice(screens.length / 2)]

for (const [half, visited] of visits.entries()) {
  test(`axe and console are clean, light and dark, on half ${half + 1} of the screens @phone`, async ({
    page,
    provoke,
  }, { project }) => {
    test.setTimeout(180_000)
    // some of the screens are not found, with the status that says so
    provoke(/status of 404/)
    for (const { name, path } of visited) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await page.goto(`/${languageOf(path, project.name === 'phone')}${path}`)
      await page.waitForLoadState('networkidle')
      await layOutAll(page)
      expect.soft(await violationsInThemes(page), name).toEqual([])
      expect.soft(await repeatedIds(page), name).toEqual([])
      await expect.soft(page.locator('h1'), name).toHaveCount(1)
    }
  })
}
