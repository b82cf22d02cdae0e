import { type Page, expect, test } from '../test.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const rows = (page: Page) => page.getByRole('main').getByRole('article')

/** Pages of links, and what one of them is called in each language. */
const named = [
  { es: 'Tours', en: 'Tours', page: { es: 'Desierto de Atacama', en: 'Atacama Desert' } },
  {
    es: 'Artículos',
    en: 'Articles',
    page: { es: 'Equipaje de mano: qué cabe y qué se paga', en: 'Cabin bags: what fits and what costs' },
  },
] as const

for (const { language, browser, cruises, name, otherName } of [
  {
    language: 'es' as const,
    browser: 'en-US',
    cruises: 'Cruceros',
    name: 'Caribe sur',
    otherName: 'Southern Caribbean',
  },
  {
    language: 'en' as const,
    browser: 'es-CO',
    cruises: 'Cruises',
    name: 'Southern Caribbean',
    otherName: 'Caribe sur',
  },
])
  test.describe(`a browser in ${browser}`, () => {
    test.use({ locale: browser })

    test(`reads in ${language} what it comes to by links of pages in ${language} (rule lang-1)`, async ({ page }) => {
      await page.goto(`/${language}`)
      await page.getByRole('contentinfo').getByRole('link', { name: cruises, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`/${language}/cruceros$`))
      const sailings = rows(page).filter({ hasText: name })
      await expect(sailings.first()).toBeVisible()
      await expect(rows(page).filter({ hasText: otherName })).toHaveCount(0)
      await sailings.first().getByRole('link').first().click()
      await expect(title(page)).toContainText(name)
      const [said, told] = [await title(page).innerText(), await page.getByRole('main').innerText()]
      expect(told).not.toContain(otherName)
      await page.reload()
      await expect(title(page)).toHaveText(said)
    })

    for (const { [language]: link, page: said } of named)
      test(`so does the call for ${link} and for one of them`, async ({ page }) => {
        const main = page.getByRole('main')
        const other = main.getByText(said[language === 'es' ? 'en' : 'es'], { exact: true })
        await page.goto(`/${language}`)
        await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click()
        await main.getByRole('link', { name: said[language] }).first().click()
        await expect(title(page)).toContainText(said[language])
        await expect(other).toHaveCount(0)
      })
  })
