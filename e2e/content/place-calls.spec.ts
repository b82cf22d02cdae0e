import { isScript } from '../../scripts/building/script-names.ts'
import { violationsInThemes } from '../axe.ts'
import { openEarly } from '../site/late-scripts.ts'
import { type Page, expect, test } from '../test.ts'

const spoken = {
  en: {
    hotels: ['Hotels', 'Check-in', 'Check-out', 'Days of the stay'],
    activities: ['Activities', 'First day', 'Last day', 'Days that you are there'],
    days: ['Tuesday, December 1, 2026', 'Friday, December 4, 2026', 'Tue, Dec 1', 'Fri, Dec 4'],
    search: 'Search',
  },
  es: {
    hotels: ['Hoteles', 'Entrada', 'Salida', 'Días de la estadía'],
    activities: ['Actividades', 'Primer día', 'Último día', 'Días que estás allí'],
    days: ['martes, 1 de diciembre de 2026', 'viernes, 4 de diciembre de 2026', 'mar, 1 dic', 'vie, 4 dic'],
    search: 'Buscar',
  },
} as const

const addresses = {
  hotels: /\/hoteles\/result\?destination=.*checkIn=2026-12-01&checkOut=2026-12-04/,
  activities: /\/activities\/result\?destination=.*from=2026-12-01&to=2026-12-04/,
}

const call = (page: Page, language: keyof typeof spoken, kind: keyof typeof addresses) => {
  const [name, first, last, days] = spoken[language][kind]
  const search = page.getByRole('search', { name, exact: true })
  return {
    search,
    first: search.getByRole('button', { name: new RegExp(`^${first}: `) }),
    last: search.getByRole('button', { name: new RegExp(`^${last}: `) }),
    plain: [search.getByLabel(first, { exact: true }), search.getByLabel(last, { exact: true })] as const,
    calendar: page.getByRole('dialog', { name: days }),
    submit: search.getByRole('button', { name: spoken[language].search }),
  }
}

for (const language of ['en', 'es'] as const)
  for (const kind of ['hotels', 'activities'] as const) {
    test(`${kind} of a country are asked for between days of the site’s calendar, in ${language}`, async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => void (isScript('load-place-call')(new URL(request.url())) && asked.push(kind)))
      await page.goto(`/${language}/espana`)
      await page.waitForLoadState('networkidle')
      expect(asked).toEqual([])
      const { first, last, calendar, submit } = call(page, language, kind)
      const [from, to, fromWords, toWords] = spoken[language].days
      await first.click()
      await calendar.getByRole('button', { name: from }).click()
      await calendar.getByRole('button', { name: to }).click()
      await expect(calendar).toBeHidden()
      await expect(first).toHaveText(fromWords)
      await expect(last).toHaveText(toWords)
      expect(await violationsInThemes(page)).toEqual([])
      await submit.click()
      await expect(page).toHaveURL(addresses[kind])
      await page.goBack()
      await expect(last).toHaveText(toWords)
    })

    test(`a day of ${kind} that is pressed before the scripts come is asked for, in ${language}`, async ({ page }) => {
      const release = await openEarly(page, `/${language}/espana`)
      const { last, calendar } = call(page, language, kind)
      await last.click()
      release()
      await expect(calendar).toBeVisible()
    })

    test.describe(`without scripts, in ${language}`, () => {
      test.use({ javaScriptEnabled: false })

      test(`${kind} of a country are searched`, async ({ page }) => {
        await page.goto(`/${language}/espana`)
        const { first, plain, submit } = call(page, language, kind)
        await expect(first).toBeHidden()
        await plain[0].fill('2026-12-01')
        await plain[1].fill('2026-12-04')
        await submit.click()
        await expect(page).toHaveURL(addresses[kind])
      })
    })
  }
