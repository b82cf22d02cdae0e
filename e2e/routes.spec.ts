import { AxeBuilder } from '@axe-core/playwright'
import { type Page, expect, test } from '@playwright/test'
import { bookingRoutes } from './booking-routes.ts'
import { becomeVisitor } from './paying.ts'
import { readyVisitor } from './ready-visitor.ts'
import { languages } from './screens.ts'
import { ports } from './servers.ts'
import { type Language, type SiteRoute, guardedRoutes, openRoutes } from './site-routes.ts'

const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

const expectPage = async (page: Page, route: SiteRoute, language: Language, withScripts: boolean): Promise<void> => {
  const { layout, kind, title, path } = route
  await expect(page).toHaveTitle(new RegExp(`${title[language]}.* · Trayecto$|^Trayecto$`))
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.locator('main')).toHaveAttribute('data-layout', layout)
  await expect(page.locator('h1')).toHaveCount(1)
  const robots = page.locator('meta[name=robots][content=noindex]')
  const canonical = page.locator('link[rel=canonical]')
  if (kind === 'public') {
    await expect(robots).toHaveCount(0)
    const { origin } = new URL(page.url())
    await expect(canonical).toHaveAttribute('href', `${origin}/${language}${path === '/' ? '' : path}`)
    await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(3)
  } else {
    await expect(robots).toHaveCount(1)
    expect(await canonical.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
      route.isSearch ? [page.url()] : [],
    )
  }
  if (!withScripts) return
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`every route of the site, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled })

    for (const language of languages) {
      for (const route of openRoutes) {
        test(`${route.route} in ${language}`, async ({ page }) => {
          const complaints = complaintsOf(page)
          const answer = await page.goto(`/${language}${route.path}`)
          expect(answer?.status()).toBe(200)
          await expectPage(page, route, language, javaScriptEnabled)
          expect(complaints).toEqual([])
        })
      }

      for (const route of bookingRoutes) {
        test(`${route.route} in ${language}`, async ({ page }) => {
          const visitor = await readyVisitor(undefined, new URL(`http://localhost:${ports.site}`), language)
          const query = await route.arrange(visitor)
          await becomeVisitor(page, visitor)
          // pages that lead to where the money is taken stay to be looked at
          await page.route(/\/pay[/?]/, (leaving) => leaving.fulfill({ status: 204 }))
          const answer = await page.goto(`/${language}${route.path}${query}`)
          expect(answer?.status()).toBe(200)
          await expectPage(page, route, language, javaScriptEnabled)
        })
      }

      test(`whoever has no booking is led home from its pages, in ${language}`, async ({ page }) => {
        for (const path of guardedRoutes) {
          await page.goto(`/${language}${path}`)
          await expect(page, path).toHaveURL(`/${language}`)
        }
      })
    }
  })
}
