import { formatMoney } from '../../domain/money/money-format.ts'
import { cards } from '../booking/paying.ts'
import { openEarly } from '../site/late-scripts.ts'
import { type Page, expect, failedLoad, test } from '../test.ts'
import { hotelPath, openHotel, openStay } from './choosing.ts'
import { bookAndPay, fillGuests, payWithCard } from './guest-form.ts'
import { goToPayStay } from './ready-guest.ts'

const choose = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: /^(Choose|Elegir) / })
    .first()
    .click()

/** What its page tells of a choice. */
const told = (page: Page) => page.getByRole('alert').filter({ visible: true })

test('a price that has risen is asked about before it is booked, and what was agreed to is charged', async ({
  page,
}) => {
  await openHotel(page, 'check_price_changed')
  await choose(page)
  await expect(told(page)).toContainText('The price went up')
  const agreed = told(page).getByRole('link', { name: /^Continue for USD/ })
  const price = (await agreed.innerText()).replace('Continue for ', '')
  // whoever chooses the same room again has the same price, and the same way on
  const again = page.getByRole('row').filter({ hasText: 'Continue for' })
  await expect(again).toContainText(price)
  await expect(again.getByRole('link')).toHaveAttribute('href', (await agreed.getAttribute('href')) ?? 'no address')
  await again.getByRole('link').click()
  await expect(page.getByRole('region', { name: 'Total for the stay' })).toContainText(price)
  await expect(page.getByText('The hotel has raised the price')).toBeHidden()
  await bookAndPay(page, 'en', cards.good)
  await expect(page).toHaveURL(/\/en\/hoteles\/booking\/success$/)
  await expect(page.getByRole('region', { name: 'Total amount paid' })).toContainText(price)
})

test('of several rooms the choice outlives the scripts, a new price and the way back from the booking', async ({
  page,
}) => {
  const release = await openEarly(page, hotelPath('check_price_changed', 'en', '2,2'))
  const rooms = page.getByRole('form', { name: 'Choice of rooms' })
  const dearest = rooms
    .getByRole('group', { name: /^Room 2/ })
    .getByRole('radio')
    .last()
  const cheapest = await rooms.getByRole('status').innerText()
  await dearest.check()
  release()
  await expect(rooms.getByRole('status')).not.toHaveText(cheapest)
  await expect(dearest).toBeChecked()
  const sum = (await rooms.getByRole('status').innerText()).replaceAll(/\D/g, '')
  await rooms.getByRole('button', { name: 'Book these rooms' }).click()
  await expect(told(page)).toContainText('The price went up')
  await expect(dearest).toBeChecked()
  // whoever goes on below has the answered price, and goes on at it; with other rooms the hotel is asked anew
  const yes = told(page).getByRole('link', { name: /^Continue for USD/ })
  const below = rooms.getByRole('link', { name: await yes.innerText() })
  await expect(below).toHaveAttribute('href', (await yes.getAttribute('href')) ?? 'no address')
  await expect(rooms.getByRole('status')).toContainText((await yes.innerText()).replace('Continue for ', ''))
  await rooms
    .getByRole('group', { name: /^Room 2/ })
    .getByRole('radio')
    .first()
    .check()
  await expect(rooms.getByRole('button', { name: 'Book these rooms' })).toBeVisible()
  await dearest.check()
  await below.click()
  await expect(page).toHaveURL(/\/en\/hoteles\/booking\/summary\?/)
  await page.goBack()
  await expect(dearest).toBeChecked()
  await page.goBack()
  await expect(page).not.toHaveURL(/rate1=/)
  await expect(dearest).toBeChecked()
  expect(Number((await rooms.getByRole('status').innerText()).replaceAll(/\D/g, ''))).toBeGreaterThanOrEqual(
    Number(sum),
  )
})

test('terms that have changed are told beside those of before, and hold on the summary', async ({ page }) => {
  await openHotel(page, 'check_terms_changed', 'es')
  await choose(page)
  await expect(told(page)).toContainText('Cambiaron las condiciones')
  await expect(told(page)).toContainText('No se reserva nada hasta que digas que sí')
  await told(page).getByRole('link').click()
  await expect(page).toHaveURL(/\/es\/hoteles\/booking\/summary\?/)
  await expect(page.getByRole('region', { name: 'Si cancelas' })).toContainText('No se devuelve nada')
})

test('another total than the one that was shown is agreed to before anybody is asked who stays', async ({ page }) => {
  const { price } = await openStay(page, 'standard', { shown: 100, language: 'es' })
  const question = told(page).filter({ hasText: 'El hotel subió el precio' })
  await expect(question).toContainText(formatMoney(price.total, 'es'))
  await expect(page.getByRole('heading', { name: 'Quién se hospeda' })).toBeHidden()
  await question.getByRole('link', { name: 'Aceptar el nuevo precio' }).click()
  await expect(question).toBeHidden()
  await fillGuests(page, 'es')
})

test('what the hotel has no more, or cannot say, is told where other rooms are', async ({ page, provoke }) => {
  provoke(failedLoad)
  await openHotel(page, 'check_sold_out')
  await choose(page)
  await expect(told(page)).toContainText('What you chose has just been sold')
  await choose(page)
  await expect(page).toHaveURL(/\/en\/hoteles\/booking\/summary\?/)

  await openHotel(page, 'offer_expired', 'es')
  await page.waitForTimeout(5500)
  await choose(page)
  await expect(told(page)).toContainText('Estos precios ya no eran válidos')

  await openHotel(page, 'unknown_internal_error')
  await expect(page.getByText('We cannot ask the hotel right now')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Search again' })).toBeVisible()

  await openHotel(page, 'degraded_response', 'es')
  await choose(page)
  await expect(page).toHaveURL(/\/es\/hoteles\/booking\/summary\?/)
})

test('a hotel that refuses what its check allowed is told in words, nothing charged, with a way on', async ({
  page,
}) => {
  const refusals = [
    ['cc_declined', 'es', 'El hotel no aceptó el pago, así que no se reservó nada.', 'Pagar de otra forma'],
    ['price_mismatch', 'en', 'The hotel no longer sells this stay at this price.', 'Choose other rooms'],
    ['rooms_unavailable', 'es', 'Estas habitaciones se agotaron mientras pagabas.', 'Elegir otras habitaciones'],
  ] as const
  for (const [outcome, language, words, onward] of refusals) {
    const { readBooking } = await goToPayStay(page, outcome, language)
    await payWithCard(page, language, cards.good)
    await expect(page).toHaveURL(/\/hoteles\/booking\/summary\?/)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(words)
    await expect(dialog).toContainText(language === 'es' ? 'No se ha cobrado nada.' : 'Nothing has been charged.')
    expect((await readBooking()).payment).toMatchObject({ status: 'idle' })
    await dialog.getByRole('link', { name: onward }).click()
    await expect(page).toHaveURL(onward === 'Pagar de otra forma' ? /BillingSummary/ : /\/hoteles\/summary\?/)
  }
})

test('a hotel that thinks about it is waited for: booked in the end, or not and nothing charged', async ({
  page,
  browser,
  baseURL,
}) => {
  const other = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage()
  await goToPayStay(page, 'processing_ok', 'en')
  await goToPayStay(other, 'processing_failed', 'es')
  await payWithCard(page, 'en', cards.good)
  await payWithCard(other, 'es', cards.good)
  for (const waiting of [page, other]) await expect(waiting).toHaveURL(/\/hoteles\/booking\/waiting$/)
  const early = await other.context().newPage()
  await early.goto('/es/hoteles/booking/success')
  await expect(early.getByRole('heading', { level: 1 })).toHaveText('Tu reserva está en camino')
  await expect(early).toHaveTitle('Tu reserva · Trayecto')
  await expect(early.getByText('El hotel todavía tiene que confirmar')).toBeVisible()
  await expect(page).toHaveURL(/\/en\/hoteles\/booking\/success$/, { timeout: 60_000 })
  await expect(page.getByText('Confirmed, vouchers ready')).toBeVisible()
  await expect(page).toHaveTitle('Booking confirmed · Trayecto')
  await expect(other).toHaveURL(/\/es\/hoteles\/booking\/summary\?/, { timeout: 60_000 })
  await expect(other.getByRole('dialog')).toContainText('El hotel no aceptó la reserva')
  await expect(early.getByRole('heading', { level: 1 })).toHaveText('No se reservó nada')
  await expect(early.getByText('El hotel no aceptó esta reserva')).toBeVisible()
  await other.context().close()
})

test('an answer of the hotel that was lost is asked for until it is known, and the stay is charged once', async ({
  page,
}) => {
  const { offer, readBooking } = await goToPayStay(page, 'answer_lost', 'es')
  await payWithCard(page, 'es', cards.good)
  await expect(page).toHaveURL(/\/es\/hoteles\/booking\/success$/)
  await expect(page.getByRole('region', { name: 'Total pagado' })).toContainText(formatMoney(offer.price.dueNow, 'es'))
  expect((await readBooking()).payments).toBe(1)
})
