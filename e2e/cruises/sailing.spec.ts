import { violationsInThemes } from '../axe.ts'
import { seenOn } from '../screens.ts'
import { type Page, expect, failedLoad, test } from '../test.ts'
import { expectAlive } from '../site/late-scripts.ts'

/** Messages are counted by address, so each journey comes from one of its own. */
test.beforeEach(({ context }) => context.setExtraHTTPHeaders({ 'cf-connecting-ip': crypto.randomUUID() }))

const id = 'mediterraneo-occidental-tramontana-2027-05-22'
const sailing = (language: string) => `/${language}/cruceros/${id}`

/** Nobody else's: what was written is found by it again. */
const newAddress = (): string => `ana-${crypto.randomUUID()}@example.com`

const said = {
  en: {
    title: 'Western Mediterranean · Tramontana',
    from: /from USD\s819 per person/,
    terms: 'double cabin, taxes included, price read on Nov 18, 2026',
    grades: [/Inside.*USD\s819/, /Oceanview.*USD\s949/, /Balcony.*USD\s1,190/, /Suite.*USD\s2,480/],
    days: 'Day by day',
    leaves: /leaves 6:00\sPM/,
    sea: 'At sea',
    map: 'Course of Western Mediterranean · Tramontana',
    explore: 'Explore the map',
    ask: 'Ask about this sailing',
    name: 'Name',
    email: 'Email',
    phone: 'Contact number',
    send: 'Send the request',
    missing: 'Contact number is required.',
    thanks: 'Thanks, we’ve got your request',
    call: 'Call us',
    when: 'May 22, 2027 – May 29, 2027',
  },
  es: {
    title: 'Mediterráneo occidental · Tramontana',
    from: /desde USD\s819 por persona/,
    terms: 'camarote doble, impuestos incluidos, precio leído el 18 nov 2026',
    grades: [/Interior.*USD\s819/, /Con vista al mar.*USD\s949/, /Balcón.*USD\s1\.190/, /Suite.*USD\s2\.480/],
    days: 'Día por día',
    leaves: 'zarpa 18:00',
    sea: 'En alta mar',
    map: 'Ruta de Mediterráneo occidental · Tramontana',
    explore: 'Explorar el mapa',
    ask: 'Consultar esta salida',
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono de contacto',
    send: 'Enviar la consulta',
    missing: 'El número de contacto es obligatorio.',
    thanks: 'Gracias, recibimos tu consulta',
    call: 'Llámanos',
    when: '22 de mayo de 2027 – 29 de mayo de 2027',
  },
} as const

const pins = (page: Page, name: string) => page.getByRole('group', { name }).getByRole('button')

for (const language of ['en', 'es'] as const) {
  const words = said[language]

  test(
    `a sailing has its price and what it is of, its cabins, its days and its ship, in ${language}`,
    { tag: seenOn[language] },
    async ({ page }) => {
      await page.goto(sailing(language))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title)
      const head = page.getByRole('main').locator('header')
      await expect(head).toContainText(words.from)
      await expect(head).toContainText(words.terms)
      for (const grade of words.grades)
        await expect(page.getByRole('listitem').filter({ hasText: grade })).toHaveCount(1)
      const days = page.getByRole('region', { name: words.days }).getByRole('listitem')
      await expect(days).toHaveCount(8)
      await expect(days.first()).toContainText(words.leaves)
      await expect(days.nth(5)).toContainText(words.sea)
      await expect(page.getByRole('region', { name: 'Tramontana' })).toContainText('2022')
      await expect(page.getByRole('heading', { name: words.call })).toBeVisible()
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(over).toBeLessThanOrEqual(0)
    },
  )

  test(`the days are on the map, and answer the days in words, in ${language}`, async ({ page }) => {
    await page.goto(sailing(language))
    await expect(page.getByRole('button', { name: words.explore })).toBeVisible()
    const port = page.locator('[data-pin-card]').filter({ hasText: /Marse/ })
    // a pointer that rests where a page comes alive is not heard
    await expectAlive(port)
    await port.hover()
    await expect(pins(page, words.map)).toHaveText(['1 · 8', '2', '3', '4', '5', '7'])
    await expect(page.locator('path.map-course')).toHaveCount(1)
    await expect(page.getByRole('button', { name: words.explore })).toHaveCount(0)
    await pins(page, words.map).nth(4).hover()
    const day = page.locator('[data-pin-card]').filter({ hasText: 'Palermo' })
    await expect(day).toHaveClass(/text-primary-strong/)
    await port.hover()
    await expect(page.locator('[data-pin][data-pointed]')).toHaveText('2')
  })

  test(
    `an enquiry arrives once, with the sailing in it, in ${language}`,
    { tag: seenOn[language] },
    async ({ page }) => {
      const email = newAddress()
      await page.goto(sailing(language))
      await page.getByRole('main').getByRole('link', { name: words.ask }).click()
      const form = page.locator('form[action="/forms/enquiry"]')
      await page.getByRole('button', { name: words.send }).click()
      await expect(page.getByText(words.missing)).toHaveCount(2)
      await form.getByLabel(words.name).fill('Ana Pérez')
      await form.getByLabel(words.email).fill(email)
      await form.getByLabel(words.phone).fill('+57 300 123 4567')
      await page.getByRole('button', { name: words.send }).click()
      await expect(page.getByText(words.thanks)).toBeVisible()
      await page.goto('/messages')
      const kept = page.getByRole('article').filter({ hasText: email })
      await expect(kept).toHaveCount(1)
      for (const part of [id, words.title, words.when, 'cruises', '+573001234567'])
        await expect(kept).toContainText(part)
    },
  )
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the course is drawn with its days, and an enquiry is sent with the sailing in it', async ({ page }) => {
    const email = newAddress()
    await page.goto(sailing('en'))
    const drawn = page
      .getByRole('main')
      .locator('svg', { has: page.locator('path.map-course') })
      .first()
    await expect(drawn).toBeVisible()
    for (const text of ['1 · 8', 'Barcelona', 'Palermo'])
      await expect(drawn.getByText(text, { exact: true })).toBeVisible()
    const form = page.locator('form[action="/forms/enquiry"]')
    await form.getByLabel('Name').fill('Ana Pérez')
    await form.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send the request' }).click()
    await expect(page.getByText('Contact number is required.')).toHaveCount(2)
    await expect(form.getByLabel('Email')).toHaveValue(email)
    await form.getByLabel('Contact number').fill('300 123 4567')
    await page.getByRole('button', { name: 'Send the request' }).click()
    await expect(page.getByText('Thanks, we’ve got your request')).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(sailing('en'))
    await page.goto('/messages')
    await expect(page.getByRole('article').filter({ hasText: email })).toContainText(id)
  })
})

test('every name of the drawn course is in sight @phone', async ({ page }) => {
  for (const width of [320, 390, 820, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/en/cruceros/caribe-sur-alborada-2027-05-08')
    const cut = await page.locator('svg', { has: page.locator('path.map-course') }).evaluate((chart) => {
      const { left, right, top, bottom } = chart.getBoundingClientRect()
      return [...chart.querySelectorAll('text')].flatMap((text) => {
        const box = text.getBoundingClientRect()
        const isWhole = box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom
        return isWhole ? [] : [text.textContent]
      })
    })
    expect.soft(cut, `${width}`).toEqual([])
  }
})

test('the map is walked by keyboard: one stop, arrows between ports, Escape back to the days', async ({ page }) => {
  await page.goto(sailing('en'))
  const ports = pins(page, said.en.map)
  await page.getByRole('button', { name: said.en.explore }).focus()
  await page.keyboard.press('Enter')
  await expect(ports).toHaveCount(6)
  await expect(ports.first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(ports.nth(1)).toBeFocused()
  await expect(page.locator('[data-pin-card]').filter({ hasText: 'Marseille' })).toHaveClass(/text-primary-strong/)
})

for (const path of ['no-such-sailing', '..%2fsecrets', 'a'.repeat(200)])
  test(`${path.slice(0, 20)} is no sailing: 404`, async ({ page, provoke }) => {
    provoke(failedLoad)
    const response = await page.goto(`/es/cruceros/${path}`)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No encontramos esta página')
  })

test('what it is stands in the page for machines: the trip, its stops, its prices, one address', async ({ page }) => {
  await page.goto(sailing('es'))
  const json = await page.locator('script[type="application/ld+json"]').textContent()
  const graph: Record<string, unknown>[] = JSON.parse(json ?? '{}')['@graph']
  expect(graph.find((node) => node['@type'] === 'BoatTrip')).toMatchObject({
    name: said.es.title,
    departureTime: '2027-05-22',
    departureBoatTerminal: { name: 'Barcelona' },
    offers: [{ lowPrice: '819.00', highPrice: '2480.00', priceCurrency: 'USD' }],
  })
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/es/cruceros/${id}$`))
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    new RegExp(`/og/es/cruceros/${id}\\.png$`),
  )
  await expect(page).toHaveTitle(`${said.es.title}, 22 de mayo de 2027`)
})

test('axe finds nothing, with the map and without', async ({ page }) => {
  await page.goto(sailing('en'))
  expect(await violationsInThemes(page)).toEqual([])
  await page.getByRole('button', { name: said.en.explore }).click()
  await expect(pins(page, said.en.map)).toHaveCount(6)
  expect(await violationsInThemes(page)).toEqual([])
  await page.goto('/en/cruceros')
  expect(await violationsInThemes(page)).toEqual([])
})
