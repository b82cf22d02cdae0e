import { expect, test } from '../test.ts'
import { travelDay } from './choosing.ts'
import { bendBackend } from '../faults.ts'

test.afterEach(() => bendBackend({}))

/** Each on a day of its own, so that none finds the answer of another at the edge. */
const on = (day: number): string => `/en/vuelos/results?from=BOG&to=MAD&departure=${travelDay(150 + day)}&adults=1`

test('a slow backend: the page stands first, the flights follow into it @faults', async ({ page }) => {
  await bendBackend({ delayMs: 4000 })
  const arrived = page.goto(on(1))
  await expect(page.getByText('Looking for flights…')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/BOG|Bogotá/)
  await expect(page.getByRole('article')).toHaveCount(10)
  await expect(page.getByText('Looking for flights…')).toBeHidden()
  await arrived
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a slow backend: the page is asked for again, whole @faults', async ({ page }) => {
    await bendBackend({ delayMs: 4000 })
    await page.goto(on(2))
    await expect(page.getByRole('article')).toHaveCount(10)
    expect(page.url()).toContain('wait=1')
  })
})

test('no backend: it says so, with the way to try again, and does @faults', async ({ page, request }) => {
  await bendBackend({ drop: true })
  const response = await request.get(on(3))
  expect(response.status()).toBe(503)
  await page.goto(on(3))
  await expect(page.getByRole('heading', { name: 'We cannot search for flights right now' })).toBeVisible()
  await bendBackend({})
  await page.getByRole('link', { name: 'Search again' }).click()
  await expect(page.getByRole('article')).toHaveCount(10)
})

test('a backend that talks nonsense is a backend that is down @faults', async ({ request }) => {
  await bendBackend({ status: 502 })
  const response = await request.get(on(4))
  expect(response.status()).toBe(503)
  expect(await response.text()).not.toContain('Bad gateway')
})

test('flights found a moment ago stay, whatever happens behind @faults', async ({ page }) => {
  await page.goto(on(5))
  await expect(page.getByRole('article')).toHaveCount(10)
  await bendBackend({ drop: true })
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(10)
})
