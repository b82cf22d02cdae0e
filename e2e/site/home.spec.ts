import { type Locator, type Page, expect, test } from '../test.ts'
import { anHourAgo, openEarly } from './late-scripts.ts'

const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox()
  if (!box) throw new Error('it is not to be seen')
  return box
}

/** How many of some elements lie wholly within the screen before anybody scrolls. */
const aboveFold = async (page: Page, elements: Locator): Promise<number> => {
  const { width, height } = page.viewportSize() ?? wide
  const boxes = await Promise.all((await elements.all()).map(boxOf))
  return boxes.filter(({ x, y, ...box }) => x >= 0 && x + box.width <= width && y + box.height <= height).length
}

const priced = (page: Page): Locator =>
  page.getByRole('region', { name: /^Desde / }).getByRole('link', { name: /USD \d/ })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const [size, fewest] of [
    [wide, 6],
    [phone, 1],
  ] as const) {
    test(`at ${size.width} × ${size.height}, ${fewest} priced offers are seen before scrolling`, async ({ page }) => {
      await page.setViewportSize(size)
      await page.goto('/es')
      await expect(priced(page)).toHaveCount(6)
      expect(await aboveFold(page, priced(page))).toBeGreaterThanOrEqual(fewest)
    })
  }
})

test('what is only read is there for whoever comes from another page', async ({ page }) => {
  await page.goto('/es/offline')
  await page.getByRole('link', { name: 'Trayecto, inicio' }).click()
  await expect(page.getByRole('heading', { name: 'A qué distancia está' })).toBeVisible()
})

test('a wide page has its search in one row', async ({ page }) => {
  await page.setViewportSize(wide)
  await page.goto('/es')
  const fields = [
    page.getByLabel('Origen', { exact: true }),
    page.getByLabel('Destino', { exact: true }),
    page.getByRole('button', { name: /^Ida:/ }),
    page.getByRole('button', { name: /^Vuelta:/ }),
    page.locator('summary', { hasText: '1 adulto' }),
    page.getByRole('button', { name: 'Buscar vuelos' }),
  ]
  const tops = await Promise.all(fields.map(async (field) => Math.round((await boxOf(field)).y)))
  expect(new Set(tops).size).toBe(1)
})

for (const size of [wide, phone]) {
  test(`at ${size.width}, days and prices stand as the server sent them once the scripts run`, async ({ page }) => {
    await page.setViewportSize(size)
    // prices of a page that was kept since the hour before would be asked for anew
    await page.addInitScript(anHourAgo)
    const release = await openEarly(page, '/es')
    await page.evaluate(() => document.fonts.ready)
    const parts = [
      page.getByRole('button', { name: /^Ida:/ }),
      page.getByRole('button', { name: /^Vuelta:/ }),
      priced(page).first(),
    ]
    const look = () => Promise.all(parts.map(async (part) => [await part.innerText(), await boxOf(part)]))
    const sent = await look()
    expect(sent[0]?.[0]).toMatch(/^\p{L}{3}, \d{1,2} \p{L}+$/u)
    release()
    await expect(page.getByRole('button', { name: 'Intercambiar origen y destino' })).toBeVisible()
    expect(await look()).toEqual(sent)
    await expect(page.locator('input[type=date]').filter({ visible: true })).toHaveCount(0)
  })
}

test('an empty destination opens on eight priced places, and not on the origin', async ({ page }) => {
  await page.goto('/es')
  await page.getByLabel('Destino', { exact: true }).click()
  const places = page.getByRole('option')
  await expect(places).toHaveCount(8)
  await expect(page.getByRole('option', { name: /desde USD \d/ })).toHaveCount(8)
  await expect(page.getByRole('option', { name: /Bogotá/ })).toHaveCount(0)
  const first = (await places.first().innerText()).split('\n')[0] ?? ''
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Destino', { exact: true })).toHaveValue(new RegExp(`^${first} \\([A-Z]{3}\\)$`))
})

test('airports of one city are told apart by their first word', async ({ page }) => {
  await page.goto('/es')
  await page.getByLabel('Destino', { exact: true }).click()
  await page.keyboard.type('londres', { delay: 30 })
  await expect(page.getByRole('option', { name: /^Heathrow Londres, Reino Unido LHR/ })).toBeVisible()
  await expect(page.getByRole('option', { name: /^Gatwick Londres, Reino Unido LGW/ })).toBeVisible()
})
