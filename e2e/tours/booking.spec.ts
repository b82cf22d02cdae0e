import { formatMoney } from '../../domain/money/money-format.ts'
import { violationsInThemes } from '../axe.ts'
import { becomeVisitor, cards } from '../booking/paying.ts'
import { payButton } from '../hotels/guest-form.ts'
import { expectAlive } from '../site/late-scripts.ts'
import { type Page, expect, test } from '../test.ts'
import { chooseDeparture, departures, fillTravelers, month, openTour, pay, success } from './booking-tour.ts'
import { paidTraveler, reservedDeparture } from './ready-traveler.ts'

const money = /USD\s[\d,.]+/

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('a tour is booked by card: one total from its card on, and the deposit alone is charged @phone', async ({
  page,
}) => {
  test.slow()
  // a card tells of the cheapest departure: of the month that is booked, as some months are dearer
  await page.goto(`/en/turs/result?country=pruebas&month=${month()}&guests=2`)
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: /books$/ }) })
  const total = money.exec(await card.innerText())?.[0] ?? 'no price'
  await card.getByRole('link').click()
  await expect(page.getByRole('link', { name: `From ${total} for 2 travelers` })).toBeVisible()
  await openTour(page, 'standard')
  const row = page
    .getByRole('row')
    .filter({ has: departures(page) })
    .first()
  await expect(row).toContainText(total)
  const deposit = /Deposit (USD\s[\d,]*\d)/.exec(await row.innerText())?.[1] ?? 'no deposit'
  await chooseDeparture(page)
  await fillTravelers(page)
  await expect(page.getByText(total).filter({ visible: true }).first()).toBeVisible()
  expect(await overflow(page)).toBe(0)
  expect(await violationsInThemes(page)).toEqual([])
  await pay(page, 'en', cards.good)
  await expect(page).toHaveURL(success('en'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ana María Muñoz')
  await expect(page.getByRole('banner').getByRole('navigation')).toBeVisible()
  const price = page.getByRole('region', { name: 'Total price' })
  await expect(price).toContainText(total)
  await expect(price).toContainText(`Of which you pay with the booking${deposit}`)
  await expect(page.getByText('Confirmed, voucher ready')).toBeVisible({ timeout: 40_000 })
  expect(await overflow(page)).toBe(0)
  expect(await violationsInThemes(page)).toEqual([])
  const calendar = await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')
  expect(await (await page.request.get(calendar ?? '')).text()).toContain('DTSTART;VALUE=DATE:')
  await page.goto('/en/turs/booking/waiting')
  await expect(page).toHaveURL(success('en'))
  // the page has a way on of its own, and the list tells the deposit apart
  await page.getByRole('main').getByRole('link', { name: 'My journey' }).click()
  await expect(page.getByText('Confirmed, voucher ready')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: total })).toContainText(
    new RegExp(String.raw`${deposit}(?:\.\d\d)? paid`),
  )
})

test('what its operator says later: granted is charged, refused is not, called off is given back', async ({ page }) => {
  test.slow()
  const [granted, refused, calledOff] = await Promise.all([
    paidTraveler('on-request-granted', 'es'),
    paidTraveler('on-request-refused', 'es'),
    paidTraveler('too-few-travellers', 'es'),
  ])
  await becomeVisitor(page, granted)
  await page.goto('/es/turs/booking/waiting')
  await expect(page).toHaveURL(success('es'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu reserva está en camino')
  await expect(page.getByText('No se cobra nada antes')).toBeVisible()
  expect(await violationsInThemes(page)).toEqual([])
  await expect(page.getByText('Confirmado, con el comprobante listo')).toBeVisible({ timeout: 90_000 })

  await becomeVisitor(page, refused)
  await page.goto('/es/turs/booking/waiting')
  await expect(page.getByText(/[Nn]o se (ha )?cobr(ó|ado) nada/).first()).toBeVisible({ timeout: 60_000 })

  await becomeVisitor(page, calledOff)
  await page.goto('/es/turs/booking/success')
  await expect(page.getByText('El operador lo canceló')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('Iban muy pocas personas.')).toBeVisible()
  const charged = page.getByRole('region', { name: 'Importe cobrado' })
  await expect(charged).toContainText('Reembolsado a Visa •••• 4242')
  await expect(charged).not.toContainText('Saldo')
  await expect(page.getByText(/-V$/)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Recibo (PDF)' })).toBeVisible()
  expect(await violationsInThemes(page)).toEqual([])
  await page.goto('/es/user/my-journey')
  await expect(page.getByText('Cancelado por el proveedor')).toBeVisible()
})

test('a price that has changed is one question, and the new total is what is booked', async ({ page }) => {
  await openTour(page, 'price-up')
  await chooseDeparture(page)
  const question = page.getByRole('alert').filter({ hasText: 'The price went up' })
  await expect(question).toBeFocused()
  const yes = question.getByRole('link', { name: /^Continue for USD/ })
  const agreed = money.exec((await yes.textContent()) ?? '')?.[0] ?? 'no price'
  // whoever chooses the same departure again, which is at the price of now, has agreed to it
  await expect(page.getByRole('form', { name: 'Choice of a departure' })).toContainText(agreed)
  await chooseDeparture(page)
  await fillTravelers(page)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('region', { name: 'Total price' })).toContainText(agreed)
  await expect(payButton(page, 'en')).toBeVisible()
})

test('whoever changes what they reserved has their own places still, and gives them back for what they choose', async ({
  page,
}) => {
  await page.goto(`/en/turs/pruebas/pruebas-few?month=${month(180)}&guests=2`)
  const before = await departures(page).count()
  await departures(page).last().click()
  await page.getByRole('link', { name: 'Change departure or rooms' }).click()
  await expect(page).toHaveURL(/[?&]instead=/)
  await expect(departures(page)).toHaveCount(before)
  await page.getByRole('navigation', { name: 'How you share rooms' }).getByRole('link').last().click()
  await expect(page).toHaveURL(/[?&]instead=.+sharing=|sharing=.+instead=/)
  await page.getByRole('button', { name: 'Show departures' }).click()
  await expect(page).not.toHaveURL(/sharing=/)
  await expect(page).toHaveURL(/[?&]instead=/)
  await departures(page).last().click()
  await expect(page).toHaveURL(/\/turs\/booking\/summary\?/)
})

test('whoever goes back in the browser has their own places still', async ({ page }) => {
  await page.goto(`/en/turs/pruebas/pruebas-few?month=${month(210)}&guests=2`)
  const before = await departures(page).count()
  await expectAlive(departures(page).last())
  await departures(page).last().click()
  await expect(page).toHaveURL(/\/turs\/booking\/summary\?/)
  await page.goBack()
  await expect(departures(page)).toHaveCount(before)
  await departures(page).last().click()
  await expect(page).toHaveURL(/\/turs\/booking\/summary\?/)
})

test('places that were taken meanwhile: said on the page, and nothing is reserved', async ({ page }) => {
  await openTour(page, 'few', 'es', '3')
  await reservedDeparture('few', { guests: '3' })
  await chooseDeparture(page, 'es')
  const said = page.getByRole('alert').filter({ hasText: 'Estos lugares se acaban de ocupar' })
  await expect(said).toBeFocused()
  await expect(said).toContainText('No queda ningún lugar en esa salida')
  await expect(page.getByRole('row').filter({ hasText: 'Agotad' }).first()).toBeVisible()
})

test('with the keyboard alone: a departure, what is missing, and the way to it', async ({ page }) => {
  await openTour(page, 'standard')
  await departures(page).first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/turs\/booking\/summary\?/)
  await page.getByLabel('First name').first().focus()
  const send = page.getByRole('button', { name: 'Continue to payment' })
  await send.focus()
  await page.keyboard.press('Enter')
  const first = page.getByRole('button', { name: 'Lead traveler: First name is required.' })
  await expect(page.locator(':focus')).toContainText('things are missing or wrong')
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('First name').first()).toBeFocused()
})

test('on a phone whoever comes along is asked for on the first screen, beside the way on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { offerId, price } = await reservedDeparture('guaranteed', { language: 'es' })
  await page.goto(`/es/turs/booking/summary?offer=${offerId}&tour=pruebas-guaranteed&country=pruebas`)
  const total = formatMoney({ amount: price.total, currency: 'USD' }, 'es')
  await expect(page.getByText(total).filter({ visible: true }).last()).toBeInViewport()
  const field = page.getByLabel('Nombre', { exact: true }).first()
  await expect(field).toBeVisible()
  const top = await field.evaluate((input) => input.getBoundingClientRect().top + scrollY)
  expect(top).toBeLessThan(844)
  const toTheForm = page.getByRole('link', { name: 'Ingresar viajeros' })
  await expect(toTheForm).toBeInViewport()
  await toTheForm.click()
  await expect(field).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Continuar al pago' })).toBeInViewport()
})

test('who has chosen nothing is led home from where one waits, is thanked or pays', async ({ page }) => {
  for (const name of ['waiting', 'success', 'summary']) {
    await page.goto(`/es/turs/booking/${name}`)
    await expect(page).toHaveURL(/\/es$/)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a departure is reserved by its form, and its price and deposit are read', async ({ page }) => {
    await openTour(page, 'on-request-granted', 'en', '2-8')
    await departures(page).first().click()
    await expect(page).toHaveURL(/\/turs\/booking\/summary\?/)
    await expect(page.getByText('Of which you pay now, as a deposit').first()).toBeVisible()
    await expect(page.getByText(/Nothing is charged until it says yes/).first()).toBeVisible()
    const offer = new URL(page.url()).searchParams.get('offer') ?? 'no offer'
    await expect(page.getByText(/Give this reference|Reference of this offer/).getByText(offer)).toBeVisible()
  })
})
