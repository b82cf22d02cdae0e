import { expect, test, failedLoad } from '../test.ts'

const airline = '/aerolineas/iberia-airline-IB'

const headOf = (html: string, pattern: RegExp): string | undefined => pattern.exec(html)?.[1]

for (const { language, other, title } of [
  { language: 'es', other: 'en', title: 'Vuelos de Iberia' },
  { language: 'en', other: 'es', title: 'Iberia flights' },
] as const) {
  test(`an airline's page is whole without scripts, in ${language}`, async ({ request, baseURL }) => {
    const answer = await request.get(`/${language}${airline}`)
    const html = await answer.text()
    expect(answer.status()).toBe(200)
    expect(answer.headers()['set-cookie']).toBeUndefined()
    expect(headOf(html, /<html lang="([^"]+)"/)).toBe(language)
    expect(headOf(html, /<title>([^<]+)/)).toBe(`${title} · Trayecto`)
    expect(headOf(html, /rel="canonical" href="([^"]+)"/)).toBe(`${baseURL}/${language}${airline}`)
    expect(html).toContain(`hrefLang="${other}" href="${baseURL}/${other}${airline}"`)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).not.toContain('name="robots"')
  })
}

test('an address without language is in the language that the browser asks for', async ({ request }) => {
  const inLanguage = async (language: string): Promise<string> =>
    (await request.get(airline, { headers: { 'accept-language': language } })).text()
  expect(await inLanguage('en-GB')).toContain('<title>Iberia flights')
  expect(await inLanguage('es-CO')).toContain('<title>Vuelos de Iberia')
})

test('a page tells search engines what it is', async ({ page }) => {
  await page.goto(`/en${airline}`)
  const json = await page.locator('script[type="application/ld+json"]').textContent()
  const graph: readonly { '@type': string }[] = JSON.parse(json ?? '{}')['@graph']
  expect(graph.map((node) => node['@type'])).toEqual(['Organization', 'BreadcrumbList', 'FAQPage'])
  expect(graph[1]).toMatchObject({
    itemListElement: [{ name: 'Home' }, { name: 'Airlines' }, { name: 'Iberia flights' }],
  })
})

test('an airline page says whose it is, and prices come when they are scrolled to @phone', async ({ page }) => {
  await page.goto(`/en${airline}`)
  await expect(page.getByText('An independent agency, not Iberia')).toBeVisible()
  const popular = page.getByRole('region', { name: 'Nonstop routes people look for' })
  await page.evaluate(() => document.getElementById('nonstop-routes-people-look-for')?.scrollIntoView())
  const first = popular.getByRole('link').first()
  await expect(first).toContainText(/from USD\s[\d,.]+/)
  const day = new URL((await first.getAttribute('href')) ?? '', 'http://a').searchParams.get('departure')
  await first.click()
  await expect(page).toHaveURL(new RegExp(`/en/vuelos-madrid-[a-z-]+/results\\?.*departure=${day}`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the list of contents leads to its headings, and questions open by keyboard', async ({ page }) => {
  await page.goto(`/en${airline}`)
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'Bags by fare' }).click()
  await expect(page).toHaveURL(/#bags-by-fare$/)
  await expect(page.getByRole('heading', { name: 'Bags by fare' })).toBeInViewport()
  const question = page.locator('summary', { hasText: 'Are Iberia and Iberia Express the same?' })
  await question.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Iberia Express flies single-aisle')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a page asks for flights all the same @phone', async ({ page }) => {
    await page.goto(`/en${airline}`)
    await expect(page.getByRole('textbox', { name: 'From' })).toHaveValue('Madrid (MAD)')
    await page.getByRole('textbox', { name: 'To' }).fill('Bogotá')
    await page.getByRole('button', { name: 'Search flights' }).click()
    await expect(page).toHaveURL(/\/en\/vuelos\/results\?.*from=Madrid/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Bogotá')
  })
})

test('one page leads to the next, and back', async ({ page }) => {
  await page.goto('/en/aerolineas')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Iberia flights/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Iberia flights' })).toBeVisible()
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Airlines' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Airlines' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Iberia flights' })).toBeVisible()
})

test('a page that comes by the router is whole too', async ({ page }) => {
  await page.goto('/en')
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Airlines' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Airlines' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /KLM/ })).toBeVisible()
})

const nowhere = [
  '/no-such-country',
  '/booking',
  '/hoteles/no-such-page',
  '/turs/no-such-country',
  '/turs/vuelos',
  '/articulos/no-such-article',
  '/articulos/no/such-article',
  '/booking/no-such-step',
  '/aerolineas/no-such-airline',
  '/a/b/c/d',
]

test('where nothing is, the page says so', async ({ page, provoke }) => {
  provoke(failedLoad)
  for (const path of nowhere) {
    const answer = await page.goto(`/en${path}`)
    expect.soft(answer?.status(), path).toBe(404)
    await expect.soft(page.getByText(`Page not found: ${path}`)).toBeVisible()
  }
})

test('old addresses of airlines lead to the new ones, query and all', async ({ request }) => {
  for (const [from, to] of [
    ['/airlines/iberia-airline-IB?utm_source=a', '/aerolineas/iberia-airline-IB?utm_source=a'],
    ['/en/airlines/turkish-airline', '/en/aerolineas/turkish-airlines'],
    ['/aerolineas/turkish-airline', '/aerolineas/turkish-airlines'],
    ['/airlines', '/aerolineas'],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 })
    expect([answer.status(), new URL(answer.headers().location ?? '', 'http://a').pathname]).toEqual([
      301,
      new URL(to, 'http://a').pathname,
    ])
    expect(answer.headers().location).toContain(new URL(to, 'http://a').search)
  }
})
