import { gzipSync } from 'node:zlib'
import { expect, test } from '../test.ts'

/** gzip kilobytes of script that a page may load before anybody touches it */
const budgets = { asked: 170, read: 140 } as const

const pages = [
  { name: 'home', path: '/es', budget: budgets.asked },
  {
    name: 'results',
    path: '/es/vuelos-bogota-madrid/results?from=BOG&to=MAD&departure=2027-03-10&return=2027-03-20&adults=1&cabin=economy',
    budget: budgets.asked,
  },
  { name: 'an airline', path: '/es/aerolineas/iberia-airline-IB', budget: budgets.read },
  { name: 'a country', path: '/es/espana', budget: budgets.read },
  { name: 'an article', path: '/es/articulos/equipaje-de-mano', budget: budgets.read },
]

for (const { name, path, budget } of pages) {
  test(`${name} loads at most ${budget} kB of script`, async ({ page }) => {
    const sizes: Promise<number>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return
      sizes.push(response.body().then((body) => gzipSync(body).length))
    })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000
    test.info().annotations.push({ type: 'script, gzip kB', description: total.toFixed(1) })
    expect(sizes.length).toBeGreaterThan(0)
    expect(total).toBeLessThanOrEqual(budget)
  })
}

test("the brand's typeface is loaded and draws the page", async ({ page }) => {
  await page.goto('/en')
  const loaded = await page.evaluate(async () => {
    const faces = await document.fonts.ready
    return [...faces].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', ''))
  })
  const brand = 'Plus Jakarta Sans Variable'
  expect(loaded).toContain(brand)
  for (const drawn of [page.getByRole('heading', { level: 1 }), page.getByRole('contentinfo')])
    await expect(drawn).toHaveCSS('font-family', new RegExp(`^"?${brand}`))
})
