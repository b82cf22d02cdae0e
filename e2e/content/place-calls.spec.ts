import { readdirSync } from 'node:fs'
import { isScript } from '../../scripts/building/script-names.ts'
import { violationsInThemes } from '../axe.ts'
import { chooseDay } from '../calendar.ts'
import { openEarly } from '../site/late-scripts.ts'
import { type Page, expect, test } from '../test.ts'
import { dayWords, travelDay } from '../travel-days.ts'

const [from, to] = [travelDay(9), travelDay(12)]

const spoken = {
  en: {
    hotels: ['Hotels', 'Check-in', 'Check-out', 'Days of the stay'],
    activities: ['Activities', 'First day', 'Last day', 'Days that you are there'],
    search: 'Search',
  },
  es: {
    hotels: ['Hoteles', 'Entrada', 'Salida', 'Días de la estadía'],
    activities: ['Actividades', 'Primer día', 'Último día', 'Días que estás allí'],
    search: 'Buscar',
  },
} as const

const addresses = {
  hotels: new RegExp(String.raw`/hoteles/result\?destination=.*checkIn=${from}&checkOut=${to}`),
  activities: new RegExp(String.raw`/activities/result\?destination=.*from=${from}&to=${to}`),
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
      await first.click()
      await chooseDay(calendar, from, language)
      await chooseDay(calendar, to, language)
      await expect(calendar).toBeHidden()
      await expect(first).toHaveText(dayWords(from, language))
      await expect(last).toHaveText(dayWords(to, language))
      expect(await violationsInThemes(page)).toEqual([])
      await submit.click()
      await expect(page).toHaveURL(addresses[kind])
      await page.goBack()
      await expect(last).toHaveText(dayWords(to, language))
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
        await plain[0].fill(from)
        await plain[1].fill(to)
        await submit.click()
        await expect(page).toHaveURL(addresses[kind])
      })
    })
  }

const countries = readdirSync('backend/content/countries')

for (const language of ['en', 'es'] as const)
  test(`every country is asked for in a city that is sold, or not at all, in ${language}`, async ({ request }) => {
    const asked = await Promise.all(
      countries.map(async (country) => {
        const html = await (await request.get(`/${language}/${country}`)).text()
        const [, city] = /name="destination"[^>]*value="([^"]+)"/.exec(html) ?? []
        if (city === undefined) return 'not at all'
        const results = await request.get(`/${language}/hoteles/result?destination=${encodeURIComponent(city)}`)
        return /We do not know|No conocemos/.test(await results.text()) ? `unknown: ${city}` : 'sold'
      }),
    )
    expect(asked.filter((answer) => answer !== 'sold')).toEqual(['not at all'])
    expect(asked[countries.indexOf('catar')]).toBe('not at all')
  })
