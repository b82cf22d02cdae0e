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

for (const { name, path } of screens) {
  for (const language of languages) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${name}: axe and console are clean in ${language}, ${colorScheme} @phone`, async ({ page }) => {
        const complaints = complaintsOf(page)
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.goto(`/${language}${path}`)
        await page.waitForLoadState('networkidle')
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
        expect(complaints).toEqual([])
        await expect(page.locator('h1')).toHaveCount(1)
      })
    }
  }
}
