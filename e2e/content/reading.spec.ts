import { expect, test } from '../test.ts'

test('a country’s airports are listed, and on a map once one comes near', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/en/espana')
  const airports = page.getByRole('region', { name: 'Airports' })
  await expect(airports.getByRole('listitem')).toHaveText([
    'Madrid MAD',
    'Barcelona BCN',
    'Málaga AGP',
    'Palma de Mallorca PMI',
  ])
  const map = page.getByRole('group', { name: 'Map of these airports' })
  await expect(map).toHaveCount(0)
  await airports.scrollIntoViewIfNeeded()
  await expect(map.getByRole('button')).toHaveCount(4)
  await expect(map.getByRole('button', { name: 'BCN' })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a country’s airports are a list alone', async ({ page }) => {
    await page.goto('/en/espana')
    const airports = page.getByRole('region', { name: 'Airports' })
    await expect(airports.getByRole('listitem')).toHaveCount(4)
    expect((await airports.boundingBox())?.height).toBeLessThan(250)
  })
})

for (const [language, call] of [
  ['en', 'Call'],
  ['es', 'Llamar'],
] as const)
  test(`the contact page begins with the telephone and the form, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/${language}/contacta-con-nosotras`)
    const phone = page.getByRole('main').getByRole('link', { name: new RegExp(`^${call} `) })
    expect((await phone.boundingBox())?.y).toBeLessThan(600)
    const form = page.locator('#write')
    const text = page.getByRole('article')
    expect((await form.boundingBox())?.y).toBeLessThan((await text.boundingBox())?.y ?? 0)
  })

for (const { language, billete } of [
  { language: 'es', billete: true },
  { language: 'en', billete: false },
])
  test(`who is in Spain reads Spain’s words in Spanish alone: ${language}`, async ({ browser }) => {
    const context = await browser.newContext({ extraHTTPHeaders: { 'x-test-country': 'ES' } })
    const page = await context.newPage()
    await page.goto(`/${language}/articulos/conexiones-sin-sustos`)
    const text = page.getByRole('article')
    expect(/billete/i.test(await text.innerText())).toBe(billete)
    await expect(text).not.toContainText(/boleto/i)
    await context.close()
  })

test('a page that was kept for Spain is not given to Mexico', async ({ browser }) => {
  for (const [country, words] of [
    ['ES', 'Un billete o dos'],
    ['MX', 'Un boleto o dos'],
    ['ES', 'Un billete o dos'],
  ] as const) {
    const context = await browser.newContext({ extraHTTPHeaders: { 'x-test-country': country } })
    const page = await context.newPage()
    await page.goto('/es/articulos/conexiones-sin-sustos')
    await expect(page.getByRole('heading', { name: words })).toBeVisible()
    await context.close()
  }
})

for (const [path, heading, missing] of [
  ['/en/terminos-y-condiciones', 'Changes, cancellations and refunds', 'Missing: Company'],
  ['/es/politica-de-privacidad', 'Cuánto tiempo los conservamos', 'Falta: Empresa'],
] as const)
  test(`${path} says what its operator has yet to say`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expect(page.getByText(missing).first()).toBeVisible()
  })
