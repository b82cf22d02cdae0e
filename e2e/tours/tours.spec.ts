import { violationsOf } from '../axe.ts'
import { bendBackend } from '../faults.ts'
import { expect, failedLoad, test } from '../test.ts'
import { travelDay } from '../travel-days.ts'
import { departures } from './booking-tour.ts'

const words = {
  en: {
    tab: /^Tours, day by day/,
    country: 'Country',
    when: 'When',
    search: 'Search tours',
    inPeru: 'Tours in Peru',
    count: /^\d+ tours?$/,
    days: 'Day by day',
    day: 'Day 6: Machu Picchu at sunrise',
    departures: 'Departures and prices',
    sharing: 'How you share rooms',
    single: '2 single rooms',
    supplement: /Single supplement USD/,
    classic: 'Classic Peru: Lima to Machu Picchu',
    later: /^Later departures/,
    called: /May be called off until .+ if fewer than 6 book/,
    deposit: /Deposit USD.+, balance USD.+ by /,
    choose: /^(Choose|Ask for it): /,
  },
  es: {
    tab: /^Tours, día por día/,
    country: 'País',
    when: 'Cuándo',
    search: 'Buscar tours',
    inPeru: 'Tours en Perú',
    count: /^\d+ tours?$/,
    days: 'Día por día',
    day: 'Día 6: Machu Picchu al amanecer',
    departures: 'Salidas y precios',
    sharing: 'Cómo se reparten las habitaciones',
    single: '2 habitaciones individuales',
    supplement: /Incluye suplemento individual de USD/,
    classic: 'Perú clásico: de Lima a Machu Picchu',
    later: /^Salidas posteriores/,
    called: /Puede cancelarse hasta el .+ si reservan menos de 6/,
    deposit: /Depósito USD.+, saldo USD.+ hasta el /,
    choose: /^(Elegir|Solicitar): /,
  },
} as const

for (const language of ['en', 'es'] as const)
  test(`from the tab to the departures of a tour, in ${language}`, async ({ page }) => {
    const said = words[language]
    await page.goto(`/${language}?tab=tours`)
    await expect(page).toHaveTitle(said.tab)
    await page.getByLabel(said.country, { exact: true }).selectOption('peru')
    await page.getByRole('button', { name: said.search }).click()
    // as the form writes it by itself where it is sent before the scripts have come
    await expect(page).toHaveURL(/\/turs\/result\?country=peru&(?:guests=2|month=&room1=2&ages1=)$/)
    await expect(page.getByRole('heading', { level: 1, name: said.inPeru })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: said.count })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])

    await page.getByRole('list').getByRole('link', { name: said.classic }).click()
    await expect(page).toHaveURL(/\/turs\/peru\/peru-clasico\?country=peru&guests=2$/)
    await expect(page.getByRole('heading', { level: 1, name: said.classic })).toBeVisible()
    await expect(page.getByRole('heading', { level: 3, name: said.day })).toBeVisible()
    await expect(page.getByRole('heading', { name: said.departures })).toBeVisible()
    // those that leave soon are paid at once, and cannot be called off any more
    await page.locator('summary').filter({ hasText: said.later }).click()
    await expect(page.getByText(said.called).first()).toBeVisible()
    await expect(page.getByText(said.deposit).first()).toBeVisible()

    const rows = page.getByRole('row').filter({ has: page.getByRole('button', { name: said.choose }) })
    const shared = await rows.first().innerText()
    await page.getByRole('navigation', { name: said.sharing }).getByRole('link', { name: said.single }).click()
    await expect(page).toHaveURL(/sharing=single%2Csingle$/)
    await expect(rows.first().getByText(said.supplement)).toBeVisible()
    expect(await rows.first().innerText()).not.toBe(shared)
    expect(await violationsOf(page)).toEqual([])
  })

/** The next January or July that is months ahead, when every tour is dearer than at other times. */
const dearMonth = (): string => {
  const months = Array.from({ length: 10 }, (_, at) => travelDay(90 + at * 25).slice(0, 7))
  return months.find((month) => /-0[17]$/.test(month)) ?? ''
}

test('the price of a card is that of the tour’s own page', async ({ page }) => {
  await page.goto('/en/turs/result?country=italia&guests=2')
  const price = (await page.getByRole('article').getByText(/^USD/).first().innerText()).trim()
  await page.getByRole('article').getByRole('link').first().click()
  await expect(page.getByRole('link', { name: `From ${price} for 2 travelers` })).toBeVisible()

  const month = dearMonth()
  await page.goto(`/en/turs/result?country=italia&guests=2&begins=${month}`)
  const card = page.getByRole('article').first()
  await expect(card).toContainText(/leaves (Jan|Jul) \d+, /)
  const dearer = (await card.getByText(/^USD/).first().innerText()).trim()
  expect(dearer).not.toBe(price)
  // of whichever departure it is, a card says where too few may have it called off
  const open = await page.getByRole('article').filter({ hasText: 'Places available' }).all()
  for (const unsure of open) await expect(unsure).toContainText('May be called off')
  await card.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`month=${month}`))
  await expect(page.getByRole('link', { name: `From ${dearer} for 2 travelers` })).toBeVisible()
})

test('filters say how many each leaves, live in the address and can be taken back', async ({ page }) => {
  await page.goto('/en/turs/result')
  const status = page.getByRole('status').filter({ hasText: /tours/ })
  const all = Number.parseInt(await status.innerText(), 10)
  expect(all).toBeGreaterThanOrEqual(24)
  const desert = page.getByRole('checkbox', { name: /^Desert/ })
  const left = Number(/\d+$/.exec(await page.locator('label', { has: desert }).innerText())?.[0])
  expect(left).toBeGreaterThan(0)
  await desert.check()
  await expect(status).toHaveText(`${left} of ${all} tours`)
  await expect(page).toHaveURL(/theme=desert/)
  await page.reload()
  await expect(status).toHaveText(`${left} of ${all} tours`)
  await page.getByRole('checkbox', { name: /^Desert/ }).uncheck()
  await expect(status).toHaveText(`${all} tours`)
})

test('what an address got wrong is told', async ({ page }) => {
  await page.goto('/en/turs/result?country=atlantis&month=march&guests=2')
  await expect(page.getByText('We have no tours in “atlantis”: we searched everywhere.')).toBeVisible()
  await expect(page.getByText('We could not read “march” as a month: we searched in all of them.')).toBeVisible()
})

test('ages that cannot be read are told, from the tab and on a tour’s page', async ({ page }) => {
  await page.goto('/en?tab=tours')
  await page.getByLabel('Children’s ages').fill('4 y 9')
  await page.getByRole('button', { name: 'Search tours' }).click()
  const told = page.getByText('“y” is not a child’s age: these prices are for 17 years.')
  await expect(told).toBeVisible()
  await page.goto('/en/turs/pruebas/pruebas-standard?guests=2')
  await expect(told).toHaveCount(0)
  await page.getByLabel('Children’s ages').fill('4 y 9')
  await page.getByRole('button', { name: 'Show departures' }).click()
  await expect(told).toBeVisible()
})

test('result and booking come before a country; what nobody knows is not found', async ({ page, provoke }) => {
  provoke(failedLoad)
  const result = await page.goto('/en/turs/result')
  expect(result?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1, name: 'Tours in every country' })).toBeVisible()
  await page.goto('/en/turs/booking/summary')
  await expect(page).toHaveURL(/\/en$/)
  for (const path of ['/turs/atlantis', '/turs/booking', '/turs/peru/nowhere', '/turs/chile/peru-clasico']) {
    const answer = await page.goto(`/en${path}`)
    expect.soft(answer?.status(), path).toBe(404)
    await expect.soft(page.getByText(`Page not found: ${path}`)).toBeVisible()
  }
})

const outcomes = [
  ['sold-out', 'Sold out', false],
  ['few', '3 places left', true],
  ['guaranteed', 'Guaranteed departure', true],
  ['on-request-granted', 'On request', true],
  ['standard', 'Places available', true],
] as const

for (const [outcome, said, canBeHad] of outcomes)
  test(`${outcome}: its departures say so`, async ({ page }) => {
    await page.goto(`/en/turs/pruebas/pruebas-${outcome}`)
    const row = page.getByRole('row').filter({ hasText: said }).first()
    await expect(row).toBeVisible()
    await expect(row.getByRole('button')).toHaveCount(canBeHad ? 1 : 0)
  })

test('few: four are told that three places are left', async ({ page }) => {
  await page.goto('/en/turs/pruebas/pruebas-few?guests=4')
  await expect(page.getByText('Not enough places for all of you').first()).toBeVisible()
  await expect(departures(page)).toHaveCount(0)
})

test('age_not_allowed: says whose age is the reason', async ({ page }) => {
  await page.goto('/en/turs/pruebas/pruebas-age-not-allowed?guests=2-9')
  await expect(page.getByText('It is for ages 18 to 85, and you asked for 9.')).toBeVisible()
})

test('a tour is found and its departures are reached with the keyboard alone', async ({ page }) => {
  await page.goto('/en?tab=tours')
  await page.getByLabel('Country', { exact: true }).focus()
  await page.keyboard.type('Jap')
  for (let tabs = 0; tabs < 4; tabs++) await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Search tours' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Tours in Japan' })).toBeVisible()
  await page.getByRole('article').getByRole('link').first().focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: /^From USD/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#departures$/)
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('When', { exact: true })).toBeFocused()
})

test('the line of days is on the map, each place with its days', async ({ page }) => {
  await page.goto('/en/turs/peru/peru-clasico')
  const map = page.getByRole('group', { name: 'Map of Classic Peru: Lima to Machu Picchu' })
  await map.scrollIntoViewIfNeeded()
  await expect(map.getByRole('button', { name: /1–2, 8 · Lima/ })).toBeVisible()
  await expect(map.getByRole('button')).toHaveCount(6)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test('nothing is wider than the screen', async ({ page }) => {
    for (const path of ['/turs', '/turs/peru', '/turs/result', '/turs/peru/peru-clasico?guests=3']) {
      await page.goto(`/en${path}`)
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect.soft(wide, path).toBe(0)
    }
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('a tour is searched, read, and the rooms are chosen', async ({ page }) => {
    await page.goto('/en/turs')
    await page.getByLabel('Country', { exact: true }).selectOption('egipto')
    await page.getByLabel('Children’s ages').fill('9')
    await page.getByRole('button', { name: 'Search tours' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Tours in Egypt' })).toBeVisible()
    await page.getByRole('article').getByRole('link').first().click()
    await page.getByRole('link', { name: '1 twin room, 1 single room' }).click()
    await expect(page.getByText(/Single supplement/).first()).toBeVisible()
  })
})

for (const language of ['en', 'es'])
  test(`how long a tour is stands beside its price, with an estimate and on the narrowest screen, in ${language}`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 320, height: 844 })
    await page.context().addCookies([{ name: 'currency', value: 'COP', url: baseURL ?? '' }])
    await page.goto(`/${language}/turs/result?guests=2`)
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards.first()).toContainText('COP')
    const rooms = await cards
      .locator('p.truncate')
      .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().width))
    expect(Math.min(...rooms)).toBeGreaterThanOrEqual(48)
    const beyond = await cards.evaluateAll(
      (all) =>
        all.flatMap((card) =>
          [...card.querySelectorAll('p, p *')].filter(
            (part) => part.getBoundingClientRect().right > card.getBoundingClientRect().right,
          ),
        ).length,
    )
    expect(beyond).toBe(0)
  })

test('pages of tours that cannot be had are failures to a search engine too @faults', async ({ request }) => {
  // nobody else asks for these, so no answer of theirs is kept
  const paths = ['/turs/pruebas', '/turs/pruebas/never-asked-for', '/turs/result?guests=3-4-5']
  await bendBackend({ drop: true })
  const answers = await Promise.all(paths.map((path) => request.get(`/en${path}`))).finally(() => bendBackend({}))
  expect(answers.map((answer) => answer.status())).toEqual([503, 503, 503])
  expect(await answers[1]?.text()).toContain('<meta name="robots" content="noindex"')
})
