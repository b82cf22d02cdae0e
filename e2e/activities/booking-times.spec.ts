import { violationsInThemes } from '../axe.ts'
import { becomeVisitor, cards, payByKeyboard } from '../booking/paying.ts'
import { payWithCard } from '../hotels/guest-form.ts'
import { press, typeInto } from '../keyboard.ts'
import { keptTrips, workerInCharge } from '../offline.ts'
import { type Page, expect, failedLoad, test } from '../test.ts'
import { chooseTime, fillLead, openActivity, pay, success } from './booking-activity.ts'
import { goToPayActivity, paidGuest, readyGuest } from './ready-guest.ts'

const zones = ['America/Bogota', 'Asia/Tokyo', 'UTC']

type Sold = Awaited<ReturnType<typeof readyGuest>>['sold']

/** A local time `YYYY-MM-DDTHH:MM:SS` as a reader in English is told it, whose own clocks have no say in it. */
const hourTold = (local: string): string =>
  new Intl.DateTimeFormat('en', { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' }).format(new Date(`${local}Z`))

const dayTold = (local: string): string =>
  new Intl.DateTimeFormat('en', {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(`${local}Z`))

/** Until when it can be cancelled for nothing, on the clocks of the place. */
const freeTold = ({ cancel: { freeUntil }, activity }: Sold): string => {
  const at = new Date(freeUntil ?? '')
  const { timeZone } = activity.location
  const day = new Intl.DateTimeFormat('en', { timeZone, month: 'short', day: 'numeric' }).format(at)
  const hour = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', minute: '2-digit' }).format(at)
  return `Free cancellation until ${day}, ${hour} local time`
}

const expectPlaceTimes = async (page: Page, sold: Sold): Promise<void> => {
  const card = page.getByRole('region', { name: 'Your activity' })
  const [from, to] = [hourTold(sold.localDateTimeStart), hourTold(sold.localDateTimeEnd)]
  await expect(card).toContainText(dayTold(sold.localDateTimeStart))
  await expect(card).toContainText(`${from} to ${to}, local time`)
}

/** What is booked is read after its deadline too: it is told by the terms, which say what holds then. */
const bookedFreeTold = ({ cancel: { freeUntil }, activity }: Sold): string => {
  const { timeZone } = activity.location
  const moment = new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'medium', timeStyle: 'short' })
  return `Until ${moment.format(new Date(freeUntil ?? ''))}, local time: canceling is free`
}

test('times and deadlines are those of the place, wherever they are read', async ({ browser, baseURL }) => {
  test.slow()
  const [ready, paid] = [await readyGuest('standard'), await paidGuest('standard')]
  for (const timezoneId of zones) {
    const context = await browser.newContext({ timezoneId, ...(baseURL && { baseURL }) })
    const page = await context.newPage()
    await openActivity(page, 'standard')
    const time = page.getByRole('listitem').filter({ hasText: freeTold(ready.sold) })
    await expect(time.filter({ hasText: hourTold(ready.sold.localDateTimeStart) }).last()).toBeVisible()

    await becomeVisitor(page, ready)
    await page.goto(`/en/activities/booking/summary?offer=${ready.offerId}&activity=PRUEBAS-standard`)
    await expectPlaceTimes(page, ready.sold)
    await expect(page.getByText(freeTold(ready.sold))).toBeVisible()

    await becomeVisitor(page, paid)
    await page.goto('/en/activities/booking/success')
    await expectPlaceTimes(page, paid.sold)
    const terms = page.getByRole('region', { name: 'If you cancel' })
    await expect(terms).toContainText(bookedFreeTold(paid.sold))
    await expect(terms).toContainText('Later than that: nothing is given back')
    await expect(page.getByText('Free cancellation')).toHaveCount(0)
    await context.close()
  }
})

test('the calendar holds the hours of the place', async ({ page }) => {
  const { sold } = await goToPayActivity(page, 'standard', 'es')
  await payWithCard(page, 'es', cards.good)
  const link = page.getByRole('link', { name: 'Agregar al calendario' })
  const file = await page.request.get((await link.getAttribute('href')) ?? '')
  const text = (await file.text()).replaceAll('\r\n ', '')
  const { timeZone } = sold.activity.location
  const [from, to] = [...text.matchAll(/DT(?:START|END):(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)00Z/g)].map(
    ([, year, month, day, hour, minute]) =>
      new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
        .format(new Date(`${year}-${month}-${day}T${hour}:${minute}:00Z`))
        .replace(' ', 'T'),
  )
  expect([from, to]).toEqual([sold.localDateTimeStart, sold.localDateTimeEnd])
  expect(text).toContain('(hora local)')
})

test('an activity is booked by keyboard alone', async ({ page }) => {
  await openActivity(page, 'standard')
  await press(page, page.getByRole('button', { name: /^Choose / }).first())
  await expect(page).toHaveURL(/\/activities\/booking\/summary\?/)
  await typeInto(page, page.getByLabel('First name'), 'Ana María')
  await typeInto(page, page.getByLabel('Last name'), 'Muñoz')
  await typeInto(page, page.getByLabel('Email'), 'ana@example.com')
  await typeInto(page, page.getByLabel('Contact number', { exact: true }), '+57 300 123 4567')
  await press(page, page.getByRole('button', { name: 'Continue to payment' }))
  await expect(page).toHaveURL(/\/en\/booking\/BillingSummary$/)
  await payByKeyboard(page)
  await expect(page).toHaveURL(success('en'))
})

const over = (page: Page) => page.getByRole('dialog', { name: 'Your session has timed out.' })

test('once its minute is over the same time is reserved anew, with every word in place, and booked', async ({
  page,
}) => {
  await page.clock.install()
  await openActivity(page, 'hold_expired')
  await chooseTime(page)
  await fillLead(page)
  const first = new URL(page.url()).searchParams.get('offer')
  await page.clock.fastForward('01:05')
  await over(page).getByRole('button', { name: 'Reserve this time again' }).click()
  await expect(over(page)).toBeHidden()
  await expect(page.getByText(/^Prices checked, held until/)).toBeVisible()
  expect(new URL(page.url()).searchParams.get('offer')).not.toBe(first)
  await expect(page.getByLabel('First name')).toHaveValue('Ana María')
  await expect(page.getByLabel('Email')).toHaveValue('ana@example.com')
  await pay(page, 'en', cards.good)
  await expect(page).toHaveURL(success('en'))
})

test('whoever pays once their minute is over is charged nothing, and told what can be done', async ({ page }) => {
  test.slow()
  const { visitor, offerId } = await goToPayActivity(page, 'hold_expired', 'es')
  const state = async () => ((await visitor.call('loadReserved', offerId)) as { readonly state: string }).state
  await expect.poll(state, { timeout: 90_000 }).toBe('problem')
  await payWithCard(page, 'es', cards.good)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Los lugares ya no están guardados, así que no se reservó nada.')
  await expect(dialog).toContainText('No se ha cobrado nada')
  expect(await violationsInThemes(page)).toEqual([])
  await expect(dialog.getByRole('link', { name: 'Elegir otra actividad' })).toBeVisible()
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the ticket is still there, its code in letters and for a camera @phone', async ({ page, context, provoke }) => {
    provoke(failedLoad)
    await openActivity(page, 'standard', 'es')
    await workerInCharge(page)
    await chooseTime(page, 'es')
    await fillLead(page, 'es')
    await pay(page, 'es', cards.good)
    const tickets = page.getByRole('region', { name: 'Entradas' })
    await expect(tickets).toBeVisible({ timeout: 40_000 })
    const codes = await tickets.getByRole('strong').allInnerTexts()
    const drawings = () =>
      tickets.locator('svg path').evaluateAll((paths) => paths.map((path) => path.getAttribute('d')))
    const drawn = await drawings()
    expect(new Set(codes).size).toBe(2)
    expect(new Set(drawn).size).toBe(3)
    await page.reload()
    await expect.poll(() => keptTrips(page)).toContain('/es/activities/booking/success')
    await context.setOffline(true)
    await page.goto('/es/activities/booking/success')
    await expect(page.getByText('Estás sin conexión: esta es la copia guardada en este dispositivo')).toBeVisible()
    expect(await tickets.getByRole('strong').allInnerTexts()).toEqual(codes)
    expect(await drawings()).toEqual(drawn)
    const box = await tickets.locator('svg').first().boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(120)
    await page.goto('/es/user/my-journey')
    await expect(page.getByText('Confirmada, con las entradas listas').first()).toBeVisible()
  })
})
