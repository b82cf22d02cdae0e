import { type Page, expect, test } from '../test.ts'
import { repeatedIds, violationsInThemes } from '../axe.ts'
import { overflowAt } from '../beyond-edge.ts'
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

/** Widths at which nothing may stand beyond the edge; half of 1440 is what twice the size leaves of it. */
const widths = [320, 360, 390, 640, 720, 768, 1024, 1280, 1440, 1920] as const

const beyondEdge = async (page: Page): Promise<readonly string[]> => {
  const faults: string[] = []
  for (const width of widths) faults.push(...(await overflowAt(page, width)))
  for (const width of [320, 390]) faults.push(...(await overflowAt(page, width, 200)))
  return faults
}

// one visit sees several screens, as a page of a browser that has the scripts already takes a third of the time
const third = Math.ceil(screens.length / 3)
const visits = [screens.slice(0, third), screens.slice(third, 2 * third), screens.slice(2 * third)]

for (const [turn, visited] of visits.entries()) {
  test(`axe and console are clean, light and dark, and nothing is beyond the edge, on third ${turn + 1} of the screens @phone`, async ({
    page,
    provoke,
  }, { project }) => {
    test.setTimeout(240_000)
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
      if (project.name === 'phone') continue
      expect.soft(await beyondEdge(page), name).toEqual([])
      await page.setViewportSize({ width: 1440, height: 900 })
    }
  })
}
