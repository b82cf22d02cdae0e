import { cards, payByKeyboard } from '../booking/paying.ts'
import { press, typeInto } from '../keyboard.ts'
import { keptTrips, workerInCharge } from '../offline.ts'
import { expect, failedLoad, test } from '../test.ts'
import { checkedStay, openStay } from './choosing.ts'
import { bookAndPay, expectGuests, fillGuests, payWithCard } from './guest-form.ts'
import { goToPayStay } from './ready-guest.ts'

const zones = ['America/Bogota', 'Asia/Tokyo', 'UTC']

/** An instant as a reader in English is told it on the clocks of a zone. */
const told = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(instant))

const dayTold = (day: string): string =>
  new Intl.DateTimeFormat('en', {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(new Date(`${day}T12:00:00Z`))

test('days and deadlines are the hotel’s, wherever they are read', async ({ browser, baseURL }) => {
  test.slow()
  const policies = ['standard', 'partially_refundable', 'non_refundable', 'fixed_nights'] as const
  for (const timezoneId of zones) {
    const context = await browser.newContext({ timezoneId, ...(baseURL && { baseURL }) })
    const page = await context.newPage()
    for (const outcome of policies) {
      const { cancel, hotelInfo, stayDateTimeRange, checkIn } = await openStay(page, outcome)
      const line = page.getByRole('region', { name: 'If you cancel' })
      await expect(line.getByRole('listitem')).toHaveCount(cancel.steps.length)
      for (const { until } of cancel.steps)
        if (until)
          await expect(
            line.getByText(`Until ${told(until, hotelInfo.locationInfo.timeZone)}, hotel time`),
          ).toBeVisible()
      await expect(line.getByText('Never given back')).toBeVisible({ visible: cancel.fixedNights.length > 0 })
      const stay = page.getByRole('region', { name: 'Your stay' })
      await expect(stay).toContainText(`Check-in${dayTold(stayDateTimeRange.startDate)}`)
      await expect(stay).toContainText(`Check-out${dayTold(stayDateTimeRange.endDate)}`)
      expect(checkIn.from).toMatch(/^\d\d:\d\d$/)
    }
    await context.close()
  }
})

test('eight minutes on, the same rooms are checked again with every word in place, and paid for', async ({ page }) => {
  await page.clock.install()
  await openStay(page, 'standard')
  await fillGuests(page, 'en')
  await page.clock.fastForward('08:30')
  const over = page.getByRole('dialog', { name: 'Your session has timed out.' })
  // the hotel's clock is not moved: asked twice within a second, it answers the same offer
  await expect.poll(() => Date.now() % 1000, { intervals: [5] }).toBeLessThan(100)
  for (const _ of ['once', 'once more']) {
    await over.getByRole('button', { name: 'Check these rooms again' }).click()
    await expect(over).toBeHidden()
    await expect(page.getByText(/^Prices checked, held until/)).toBeVisible()
    await expectGuests(page, 'en')
    await page.clock.fastForward('08:30')
  }
  await over.getByRole('button', { name: 'Choose other rooms' }).click()
  await expect(page).toHaveURL(/\/en\/hoteles\/summary\?/)
})

test('a stay is booked by keyboard alone', async ({ page }) => {
  const offer = await checkedStay('standard')
  await openStay(page, 'standard')
  await typeInto(page, page.getByLabel('First name'), 'Ana María')
  await typeInto(page, page.getByLabel(/^Last name/), 'Muñoz')
  await typeInto(page, page.getByLabel('Email'), 'ana@example.com')
  await typeInto(page, page.getByLabel('Contact number', { exact: true }), '+57 300 123 4567')
  await press(page, page.getByRole('button', { name: 'Continue to payment' }))
  await expect(page).toHaveURL(/\/en\/booking\/BillingSummary$/)
  await payByKeyboard(page)
  await expect(page).toHaveURL(/\/en\/hoteles\/booking\/success$/)
  expect(offer.price.total.amount).toBeGreaterThan(0)
})

test('the calendar holds the hours of check-in and check-out on the hotel’s clocks', async ({ page }) => {
  const { offer } = await goToPayStay(page, 'standard', 'es')
  await payWithCard(page, 'es', cards.good)
  const link = page.getByRole('link', { name: 'Agregar al calendario' })
  const file = await page.request.get((await link.getAttribute('href')) ?? '')
  const text = (await file.text()).replaceAll('\r\n ', '')
  const { timeZone } = offer.hotelInfo.locationInfo
  const starts = [...text.matchAll(/DTSTART:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)00Z/g)].map(
    ([, year, month, day, hour, minute]) =>
      new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
        new Date(`${year}-${month}-${day}T${hour}:${minute}:00Z`),
      ),
  )
  const { startDate, endDate } = offer.stayDateTimeRange
  expect(starts).toEqual([`${startDate} ${offer.checkIn.from}`, `${endDate} ${offer.checkOut.until}`])
  expect(text).toContain('Entrada: Pruebas standard')
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the voucher is still there', async ({ page, context, provoke }) => {
    provoke(failedLoad)
    await openStay(page, 'standard', { language: 'es' })
    await workerInCharge(page)
    await bookAndPay(page, 'es', cards.good)
    await expect(page.getByText('Confirmada, con los comprobantes listos')).toBeVisible({ timeout: 30_000 })
    const voucher = await page.getByText('Comprobante', { exact: true }).locator('..').innerText()
    await page.reload()
    await expect.poll(() => keptTrips(page)).toContain('/es/hoteles/booking/success')
    await context.setOffline(true)
    await page.goto('/es/hoteles/booking/success')
    await expect(page.getByText('Estás sin conexión: esta es la copia guardada en este dispositivo')).toBeVisible()
    await expect(page.getByText('Comprobante', { exact: true }).locator('..')).toHaveText(voucher.replace('\n', ''))
  })
})
