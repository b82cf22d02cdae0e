import { travelDay } from '../flights/choosing.ts'
import { becomeVisitor, cards } from '../booking/paying.ts'
import { continueToPay, fillBill, payWithCard } from '../hotels/guest-form.ts'
import { goToPayOuting } from '../outings/ready-outing.ts'
import { isFree } from '../packages/choosing.ts'
import { type Locator, expect, test } from '../test.ts'
import { chooseTime, fillLead, openActivity, success } from './booking-activity.ts'
import { goToPayActivity, paidGuest } from './ready-guest.ts'

test('an organizer who calls it off: the trip says why, that all of it is given back, and that a flight stands', async ({
  page,
}) => {
  test.slow()
  const withFlight = await goToPayOuting(page, { activity: 'weather_cancelled', fare: isFree }, 'es')
  await payWithCard(page, 'es', cards.good)
  await expect(page).toHaveURL(/\/es\/paquetes\/booking\/success$/)
  const [weather, tooFew] = await Promise.all([
    paidGuest('weather_cancelled', 'es'),
    paidGuest('too_few_travellers', 'es'),
  ])
  for (const [guest, why] of [
    [weather, 'El clima no lo permite. Se devuelve todo lo que pagaste por la actividad.'],
    [tooFew, 'Iban muy pocas personas. Se devuelve todo lo que pagaste por la actividad.'],
  ] as const) {
    await becomeVisitor(page, guest)
    // settled by then, the page has nothing more to wait for: it is told to whoever comes back
    await expect(async () => {
      await page.goto('/es/activities/booking/success')
      await expect(page.getByText('El organizador la canceló')).toBeVisible({ timeout: 3000 })
    }).toPass({ timeout: 90_000 })
    await expect(page.getByText(why)).toBeVisible()
    await expect(page.getByText(/^Reembolsado a Visa •••• 4242/)).toBeVisible()
    await expect(page.getByText(/Si cancelas|minutos antes/)).toHaveCount(0)
    await expect(page.getByRole('heading', { name: /^Entradas?$|^Boletos?$/ })).toHaveCount(0)
  }
  await becomeVisitor(page, withFlight)
  await page.goto('/es/paquetes/booking/success')
  await expect(page.getByText('Se canceló una parte de este viaje')).toBeVisible()
  await expect(page.getByText('Código de reserva de la aerolínea', { exact: true })).toBeVisible()
  for (const gone of ['Todo está confirmado', 'Referencia del organizador'])
    await expect(page.getByText(gone, { exact: true })).toHaveCount(0)
  await page.goto('/es/user/my-journey')
  await expect(page.getByText('+ Actividad (se canceló)')).toBeVisible()
  await expect(page.getByText('El resto está confirmado')).toBeVisible()
})

test('an answer of the organizer that is lost: unknown at first, then found, and booked once', async ({ page }) => {
  test.slow()
  await becomeVisitor(page, await paidGuest('answer_lost'))
  await page.goto('/en/activities/booking/waiting')
  await expect(page).toHaveURL(success('en'), { timeout: 60_000 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ana María Muñoz')
  await page.goto('/en/user/my-journey')
  await expect(page.getByRole('link', { name: 'Test activity: answer_lost' })).toHaveCount(1)
})

test('places that nobody kept are had by whoever pays first, and the other is charged nothing', async ({ page }) => {
  const { offerId } = await goToPayActivity(page, 'hold_not_provided', 'es')
  await page.goto(`/es/activities/booking/summary?offer=${offerId}&activity=PRUEBAS-hold_not_provided`)
  await expect(page.getByText('El organizador no guarda lugares antes de que pagues.')).toBeVisible()
  await paidGuest('hold_not_provided')
  await page.goto('/es/booking/BillingSummary')
  await payWithCard(page, 'es', cards.good)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Estos lugares se ocuparon mientras pagabas.')
  await expect(dialog).toContainText('No se ha cobrado nada')
})

test('what is open all day, counted by nobody or never given back says so before it is paid', async ({ page }) => {
  for (const [outcome, told] of [
    ['opening_hours_pass', /Come between \d+:\d\d [AP]M and \d+:\d\d [AP]M, local time/],
    ['freesale', /^Prices checked, held until/],
    ['all_sales_final', 'Nothing is given back once it is booked.'],
  ] as const) {
    await openActivity(page, outcome)
    await chooseTime(page)
    await expect(page).toHaveURL(/\/activities\/booking\/summary\?/)
    await expect(page.getByText(told)).toBeVisible()
    // one deadline is told, and it is that of what ends first
    await expect(page.getByText(/(held|kept) until/)).toHaveCount(1)
    const another = page.getByRole('link', { name: 'Choose another time' })
    await expect(another).toHaveAttribute('href', /[?&]instead=/)
    const { searchParams } = new URL(page.url())
    expect(searchParams.get('from')).not.toBe(searchParams.get('to'))
    for (const day of ['from', 'to'])
      await expect(another).toHaveAttribute('href', new RegExp(`[?&]${day}=${searchParams.get(day)}`))
  }
})

test('another place to be picked up at is not missed on the way to its box, and is told at it', async ({ page }) => {
  await page.goto(`/en/activities/MEX-16?from=${travelDay(60)}&to=${travelDay(66)}&guests=1`)
  await chooseTime(page)
  await page.getByLabel('How do we meet?').selectOption('PICKUP')
  await page.getByLabel('Where do we pick you up?').selectOption('Another place')
  await page.getByLabel('Where do we pick you up?').focus()
  const address = page.getByRole('textbox', { name: 'Address', exact: true })
  await page.keyboard.press('Tab')
  await expect(address).toBeFocused()
  await expect(page.getByText('Answer this question.')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(address).toHaveAccessibleDescription(/Answer this question\./)
  await expect(address).toHaveAttribute('aria-invalid', 'true')
})

test('whoever is picked up says where, at any address', async ({ page }) => {
  test.slow()
  await openActivity(page, 'pickup_free_text', 'es', '1')
  await chooseTime(page, 'es')
  await fillLead(page, 'es')
  await expect(page.getByLabel('¿Dónde pasamos por ti?')).toHaveCount(0)
  await page.getByLabel('¿Cómo nos encontramos?').selectOption('PICKUP')
  await page.getByRole('button', { name: 'Continuar al pago' }).click()
  await expect(page.getByText('Responde esta pregunta.').first()).toBeVisible()
  await page.getByLabel('¿Dónde pasamos por ti?').fill('Hotel Caribe, Carrera 1 # 2-87')
  await continueToPay(page, 'es')
  const expectPickup = async (place: Locator): Promise<void> => {
    await expect(place.getByRole('definition').filter({ hasText: 'Hotel Caribe' }).first()).toBeVisible()
    await expect(place).toContainText('Que pasen por mí')
    await expect(page.getByRole('main')).not.toContainText('Punto de encuentro')
  }
  await expectPickup(page.getByRole('region', { name: 'Lo que vas a pagar' }))
  await fillBill(page, 'es')
  await payWithCard(page, 'es', cards.good)
  await expect(page).toHaveURL(success('es'))
  await expectPickup(page.getByRole('region', { name: 'Tu actividad' }))
  await expect(page.getByRole('listitem').filter({ hasText: 'Hotel Caribe' })).toContainText('muestra ahí la entrada')
})
