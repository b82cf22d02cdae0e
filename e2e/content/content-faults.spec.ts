import { expect, test } from '../test.ts'
import { type Fault, bendBackend } from '../faults.ts'
import { travelDay } from '../travel-days.ts'

/** Content alone: the rest of the backend goes on. */
const bendContent = (fault: Fault) => bendBackend({ ...fault, path: '/graphql' })

test.afterEach(() => bendBackend({}))

const failing: readonly { name: string; fault: Fault; status: number; airline: string }[] = [
  { name: 'dead', fault: { drop: true }, status: 503, airline: 'qatar-airways' },
  { name: 'out of order', fault: { status: 500 }, status: 503, airline: 'turkish-airlines' },
  { name: 'slow', fault: { delayMs: 6000 }, status: 503, airline: 'delta-airlines-dl' },
  { name: 'answering a page', fault: { text: '<h1>Welcome</h1>' }, status: 502, airline: 'llama-air-france' },
  { name: 'answering nothing', fault: { text: '{}' }, status: 502, airline: 'latam-airlines-LA' },
  {
    name: 'answering errors',
    fault: { text: '{"errors":[{"message":"no"}]}' },
    status: 502,
    airline: 'united-airlines-ua',
  },
  {
    name: 'answering another shape',
    fault: { text: '{"data":{"articleRoute":{"title":["a"]}}}' },
    status: 502,
    airline: 'numero-de-telefono-klm',
  },
  {
    name: 'answering without end',
    fault: { text: `{"data":"${'a'.repeat(2_100_000)}"}` },
    status: 502,
    airline: 'avianca-airlines-av',
  },
]

for (const { name, fault, status, airline } of failing) {
  test(`a content endpoint that is ${name} is told in words, status ${status} @faults`, async ({ page }) => {
    await bendContent(fault)
    const answer = await page.goto(`/en/aerolineas/${airline}`)
    expect(answer?.status()).toBe(status)
    await expect(page.getByRole('heading', { level: 1, name: 'This page couldn’t be loaded' })).toBeVisible()
    expect((await answer?.text())?.match(/<meta name="robots"[^>]*>/g)).toEqual([
      '<meta name="robots" content="noindex"/>',
    ])
    await bendBackend({})
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByText(/^An independent agency/)).toBeVisible()
  })
}

test('what somebody has read before is served without its endpoint @faults', async ({ page, request }) => {
  const path = '/es/aerolineas/iberia-airline-IB'
  expect((await request.get(path)).status()).toBe(200)
  await bendContent({ drop: true })
  expect((await page.goto(path))?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1, name: 'Vuelos de Iberia' })).toBeVisible()
})

test('whoever wants to write to us or to call can do so without content @faults', async ({ page }) => {
  await bendContent({ drop: true })
  const answer = await page.goto('/en/contacta-con-nosotras')
  expect(answer?.status()).toBe(503)
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible()
  await expect(page.locator('form[action="/forms/contact"]')).toBeVisible()
  await expect(page.locator('#phone')).toBeVisible()
})

test('searching and booking do not ask for content @faults', async ({ page }) => {
  await bendContent({ drop: true })
  expect((await page.goto('/en'))?.status()).toBe(200)
  const results = `/en/vuelos-bogota-madrid/results?from=BOG&to=MAD&departure=${travelDay(100)}&adults=1&cabin=economy`
  expect((await page.goto(results))?.status()).toBe(200)
  await page
    .getByRole('link', { name: /^Choose/ })
    .first()
    .click()
  await page
    .getByRole('link', { name: /^Continue/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your trip to Madrid' })).toBeVisible()
})

test('a page whose endpoint fails on the way there says so without a reload @faults', async ({ page }) => {
  await page.goto('/en')
  await bendContent({ drop: true })
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Airlines' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'This page couldn’t be loaded' })).toBeVisible()
})

test('a page that is only in Spanish leads there, or says so where its address names English @faults', async ({
  page,
  request,
}) => {
  await bendContent({ text: '{"data":{"articleRoute":null,"other":{"path":"/articulos/solo-en-espanol"}}}' })
  const led = await request.get('/articulos/solo-en-espanol?utm_source=a', {
    headers: { 'accept-language': 'en' },
    maxRedirects: 0,
  })
  expect(led.status()).toBe(302)
  expect(led.headers()).toMatchObject({
    location: '/es/articulos/solo-en-espanol?utm_source=a',
    'cache-control': 'private, no-cache',
    vary: 'Accept-Language, Cookie',
  })
  await page.goto('/')
  await page
    .getByRole('button', { name: /^Search/ })
    .first()
    .hover()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => window.history.pushState(null, '', '/articulos/solo-en-espanol?utm_source=a#plazos'))
  await expect(page).toHaveURL(/\/es\/articulos\/solo-en-espanol\?utm_source=a#plazos$/)
  expect((await page.goto('/en/articulos/solo-en-espanol'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'This page is only in Spanish' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Read it in Spanish' })).toHaveAttribute(
    'href',
    '/es/articulos/solo-en-espanol',
  )
  const [path, title] = ['/articulos/tambien-solo', 'Solo en español']
  const scene = { code: 'MAD', terrain: 'skyline', hour: 'dusk' }
  const words = { title, description: 'a', lead: 'a', published: '2026-10-01', updated: '2026-10-01' }
  const articleRoute = {
    path,
    language: 'es',
    type: 'article',
    ...words,
    metaTags: [],
    scene,
    sections: [],
    related: [],
  }
  await bendContent({ text: JSON.stringify({ data: { articleRoute, other: null } }) })
  await page.goto(`/es${path}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'This page in English' })).toHaveCount(0)
})
