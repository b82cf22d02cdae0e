import { AxeBuilder } from '@axe-core/playwright'
import { type Page, expect, test } from '@playwright/test'
import { languages, screens } from './screens.ts'

const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = []
  page.on('console', (message) => {
    const expected404 = message.text().includes('status of 404')
    if (message.type() === 'error' && !expected404) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

/** The theme follows the media query alone, so one page is looked at in both. */
const themes = ['light', 'dark'] as const

for (const { name, path } of screens) {
  for (const language of languages) {
    test(`${name}: axe and console are clean in ${language}, light and dark @phone`, async ({ page }) => {
      const complaints = complaintsOf(page)
      await page.emulateMedia({ colorScheme: themes[0], reducedMotion: 'reduce' })
      await page.goto(`/${language}${path}`)
      await page.waitForLoadState('networkidle')
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect.soft(violations.map(({ id, nodes }) => `${colorScheme}: ${id}: ${nodes[0]?.html}`)).toEqual([])
      }
      expect(complaints).toEqual([])
      await expect(page.locator('h1')).toHaveCount(1)
    })
  }
}
