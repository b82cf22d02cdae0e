import { type Page, expect, failedLoad, test } from '../test.ts'
import { wakeEnd } from '../end-of-page.ts'
import { isScript } from '../../scripts/building/script-names.ts'
import { expectAlive, isAlive, openEarly } from '../site/late-scripts.ts'

const spoken = {
  en: {
    title: 'Search flights',
    from: 'From',
    to: 'To',
    departure: 'Departure',
    back: 'Return',
    oneWay: 'One way',
    days: 'Days of the trip',
    swap: 'Swap origin and destination',
    who: '1 adult · Economy',
    more: 'More adults',
    two: '2 adults · Economy',
  },
  es: {
    title: 'Buscar vuelos',
    from: 'Origen',
    to: 'Destino',
    departure: 'Ida',
    back: 'Vuelta',
    oneWay: 'Solo ida',
    days: 'Días del viaje',
    swap: 'Intercambiar origen y destino',
    who: '1 adulto · Económica',
    more: 'Más adultos',
    two: '2 adultos · Económica',
  },
} as const

const form = (page: Page, language: keyof typeof spoken) => {
  const words = spoken[language]
  const search = page.getByRole('search', { name: language === 'en' ? 'Flights' : 'Vuelos' })
  return {
    from: search.getByLabel(words.from, { exact: true }),
    to: search.getByLabel(words.to, { exact: true }),
    departure: search.getByRole('button', { name: new RegExp(`^${words.departure}:`) }),
    back: search.getByRole('button', { name: new RegExp(`^${words.back}:`) }),
    oneWay: search.getByText(words.oneWay),
    days: page.getByRole('dialog', { name: words.days }),
    swap: search.getByRole('button', { name: words.swap }),
    who: search.getByText(words.who),
    more: search.getByRole('button', { name: words.more }),
    two: search.getByText(words.two),
    submit: search.getByRole('button', { name: words.title }),
  }
}

/** The script that brings the form to life waits until it is let go. */
const holdForm = async (page: Page) => {
  const gate = new EventTarget()
  const held = new Promise((resolve) => {
    gate.addEventListener('open', resolve)
  })
  const asked: string[] = []
  await page.route(isScript('load-flight-search'), async (route) => {
    asked.push(route.request().url())
    await held
    await route.continue()
  })
  return { release: () => gate.dispatchEvent(new Event('open')), isAsked: () => asked.length > 0 }
}

for (const language of ['en', 'es'] as const) {
  test(`a country’s page asks for flights as home does, in ${language}`, async ({ page }) => {
    await page.goto(`/${language}/espana`)
    const { from, to, who, more, two, submit } = form(page, language)
    await expect(to).toHaveValue('Madrid (MAD)')
    await from.pressSequentially('medelin', { delay: 30 })
    await page
      .getByRole('option', { name: /Medellín/ })
      .first()
      .click()
    await expect(from).toHaveValue('Medellín (MDE)')
    await who.click()
    await more.click()
    await expect(two).toBeVisible()
    await submit.click()
    await expect(page).toHaveURL(new RegExp(`/${language}/vuelos-medellin-madrid/results\\?from=MDE&to=MAD.*adults=2`))
  })

  test(`an article’s form loads nothing until somebody comes near it, and keeps a press that was quicker, in ${language}`, async ({
    page,
  }) => {
    const { release, isAsked } = await holdForm(page)
    await page.goto(`/${language}/articulos/equipaje-de-mano`)
    await page.waitForLoadState('networkidle')
    const { departure, back, oneWay, swap, days } = form(page, language)
    await departure.scrollIntoViewIfNeeded()
    expect(await isAlive(swap)).toBe(false)
    expect(isAsked()).toBe(false)
    await oneWay.click()
    await expect(back).toBeHidden()
    await departure.click()
    await expect.poll(isAsked).toBe(true)
    release()
    await expect(days).toBeVisible()
    await expect(back).toBeHidden()
  })

  test(`what is typed before the scripts come stays, and so does the focus, in ${language}`, async ({ page }) => {
    const release = await openEarly(page, `/${language}/espana`)
    const { from, to } = form(page, language)
    await from.pressSequentially('Carta')
    release()
    await expect(page.getByRole('option', { name: /Cartagena/ }).first()).toBeVisible()
    await expect(from).toBeFocused()
    await page.keyboard.type('gena')
    await expect(from).toHaveValue('Cartagena')
    await expect(to).toHaveValue('Madrid (MAD)')
  })

  test(`a day that is pressed before the scripts come is asked for, in ${language}`, async ({ page }) => {
    const release = await openEarly(page, `/${language}/aerolineas/iberia-airline-IB`)
    const { from, departure, days } = form(page, language)
    await expect(from).toHaveValue('Madrid (MAD)')
    await departure.click()
    release()
    await expect(days).toBeVisible()
  })

  test.describe(`without scripts, in ${language}`, () => {
    test.use({ javaScriptEnabled: false })

    test(`flights to a country are searched`, async ({ page }) => {
      await page.goto(`/${language}/espana`)
      const { from, to, submit } = form(page, language)
      const { back } = spoken[language]
      const search = page.getByRole('search', { name: language === 'en' ? 'Flights' : 'Vuelos' })
      await expect(to).toHaveValue('Madrid (MAD)')
      await from.fill('Bogotá')
      await search.getByLabel(back, { exact: true }).fill('2027-03-20')
      await search.getByLabel(spoken[language].departure, { exact: true }).fill('2027-03-10')
      await submit.click()
      await expect(page).toHaveURL(/\/vuelos\/results\?.*departure=2027-03-10.*return=2027-03-20/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Bogotá')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Madrid')
    })
  })
}

test('a page that comes by the router brings the form with it', async ({ page }) => {
  await page.goto('/en')
  const airlines = page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Airlines' })
  // the end of a page comes alive once somebody is near it
  await wakeEnd(page, airlines)
  await airlines.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Airlines' })).toBeVisible()
  const { swap, from } = form(page, 'en')
  await expectAlive(swap)
  await expect(from).toHaveValue('')
})

test('a change of currency leaves a form that sleeps as it is', async ({ page }) => {
  await page.goto('/en/espana')
  await page.waitForLoadState('networkidle')
  const { to, submit } = form(page, 'en')
  const before = await submit.boundingBox()
  await page.route(isScript('flight-search-part'), () => undefined)
  await page.getByRole('button', { name: /^Language, currency and theme/ }).click()
  await page.getByRole('combobox', { name: 'Show prices also in' }).selectOption('EUR')
  await expect(page.getByRole('button', { name: /^Language, currency and theme: EN, EUR/ })).toBeVisible()
  await expect(to).toHaveValue('Madrid (MAD)')
  expect(await submit.boundingBox()).toEqual(before)
})

test('a form whose script is lost on its way works as without', async ({ page, provoke }) => {
  provoke(failedLoad)
  const isForm = isScript('load-flight-search')
  await page.route(isForm, (route) => route.abort())
  await page.goto('/en/espana')
  await page.waitForLoadState('networkidle')
  const { from, to, submit } = form(page, 'en')
  const failed = page.waitForEvent('requestfailed', (request) => isForm(request.url()))
  await from.click()
  await failed
  // a page that loaded itself anew for the lost script would take along what is being typed
  const anew = page.waitForEvent('load', { timeout: 3000 }).then(
    () => true,
    () => false,
  )
  await from.pressSequentially('Lima', { delay: 60 })
  expect(await anew).toBe(false)
  await expect(from).toHaveValue('Lima')
  await expect(to).toHaveValue('Madrid (MAD)')
  await submit.click()
  await expect(page).toHaveURL(/\/en\/vuelos\/results\?.*from=Lima/)
})
