import { paidGuest } from '../activities/ready-guest.ts'
import { becomeVisitor, cards } from '../booking/paying.ts'
import { payWithCard } from '../hotels/guest-form.ts'
import { goToPayStay } from '../hotels/ready-guest.ts'
import { ports } from '../servers.ts'
import { expect, test } from '../test.ts'
import { paidTraveler } from '../tours/ready-traveler.ts'
import { booked } from './booked.ts'
import { taken } from './taken-paper.ts'

test('the itinerary and the receipt are taken along, in the language of the page', async ({ page, context }) => {
  const { reference } = await booked(context)
  await page.goto('/en/booking/confirm')
  const total = (await page.getByRole('region', { name: 'Total amount paid' }).locator('p').first().textContent()) ?? ''
  await expect(page.getByRole('link', { name: 'Receipt (PDF)' })).toHaveAttribute('href', /zone=America%2FBogota/)
  const paidAt = (await page.locator('time[data-moment]').first().textContent()) ?? ''
  expect(paidAt).toMatch(/GMT-5$/)
  const receipt = await taken(page, 'Receipt (PDF)')
  expect(receipt.text).toContain(paidAt.replaceAll(/\s/g, ' '))
  expect(receipt.name).toContain(`trayecto-${reference}-receipt.pdf`)
  expect(receipt.info).toMatchObject({ Language: 'en', Title: `Receipt ${reference}` })
  expect(receipt.text).toContain(`Amount charged ${total.replaceAll('\u00A0', ' ')}`)
  expect(receipt.text).toContain('Visa •••• 4242')
  await page.goto('/es/booking/confirm')
  const itinerary = await taken(page, 'Itinerario (PDF)')
  expect(itinerary.name).toContain(`trayecto-${reference}-itinerario.pdf`)
  expect(itinerary.info).toMatchObject({ Language: 'es', Title: `Itinerario ${reference}` })
  expect(itinerary.text).toContain('Ana María Muñoz')
  expect(itinerary.text).toMatch(/Bogotá.*\(BOG\)/s)
})

test('nobody else is given them', async ({ page, context, browser }) => {
  const { id } = await booked(context)
  const path = `/api/trips/paper?booking=${id}&kind=receipt&language=en`
  expect((await page.request.get(path)).status()).toBe(200)
  expect((await page.request.get(path.replace('receipt', 'ticket'))).status()).toBe(404)
  const stranger = await browser.newContext()
  expect((await stranger.request.get(`http://localhost:${ports.site}${path}`)).status()).toBe(404)
  await stranger.close()
})

test('the reference is copied, and what cannot be copied is said', async ({ page, context }) => {
  const { reference } = await booked(context)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/en/booking/confirm')
  const copy = page.getByRole('button', { name: 'Copy reference' })
  await copy.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Reference copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await copy.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Your browser does not let us copy.' })).toBeVisible()
})

test('each traveller’s bags and seat are named', async ({ page, context }) => {
  await booked(context)
  await page.goto('/en/booking/confirm')
  const travellers = page.getByRole('region', { name: 'Travelers' })
  await expect(travellers.getByText('Bags in the fare')).toBeVisible()
  await expect(travellers.getByText('Seat', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your flights on the map' })).toContainText('km in all')
})

test('every kind of travel has its papers', async ({ page }) => {
  await goToPayStay(page, 'standard', 'es')
  await payWithCard(page, 'es', cards.good)
  await expect(page).toHaveURL(/\/es\/hoteles\/booking\/success$/)
  expect((await taken(page, 'Itinerario (PDF)')).text).toMatch(/Tu estadía.*Ana María Muñoz.*Si cancelas/s)
  expect((await taken(page, 'Recibo (PDF)')).text).toMatch(/Importe cobrado USD \d/)
  await becomeVisitor(page, await paidGuest('standard'))
  await page.goto('/en/activities/booking/success')
  expect((await taken(page, 'Itinerary (PDF)')).text).toMatch(/Your activity.*Meeting point.*If you cancel/s)
  await becomeVisitor(page, await paidTraveler('standard', 'en'))
  await page.goto('/en/turs/booking/success')
  expect((await taken(page, 'Itinerary (PDF)')).text).toMatch(/Your tour.*Who is coming.*Leo Muñoz/s)
  expect((await taken(page, 'Receipt (PDF)')).text).toMatch(/Of which you pay with the booking USD \d/)
})
