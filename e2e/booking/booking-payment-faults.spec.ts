import { expect, test } from '../test.ts'
import { bendBackend } from '../faults.ts'
import { cards, expectBooked, goToPay, pay, payWith, typeCard } from './paying.ts'
import { ports } from '../servers.ts'
import { localServiceHeaders } from '../../scripts/serving/local-secret.ts'

test.afterEach(() => bendBackend({}))

const port = ports.siteOverFaults

interface Booking {
  readonly paymentInformation: { readonly transactions: readonly { readonly type: string; readonly status: string }[] }
}

/** What the backend itself has written down for a booking. */
const chargesOf = async (referenceId: string): Promise<number> => {
  const answer = await fetch(`http://localhost:${ports.backend}/booking/lookup`, {
    method: 'POST',
    headers: { ...localServiceHeaders(), 'content-type': 'application/json', 'x-visitor-address': crypto.randomUUID() },
    body: JSON.stringify({ referenceId, email: 'ana@example.com' }),
  })
  const { paymentInformation }: Booking = await answer.json()
  return paymentInformation.transactions.filter(({ type, status }) => type === 'charge' && status === 'success').length
}

test('a lost answer is asked for until it is known, whatever is reloaded, and is one charge @faults', async ({
  page,
}) => {
  const visitor = await goToPay(page, { port })
  expect((await visitor.payByCard(cards.lostAnswer)).payment.status).toBe('unknown')
  await bendBackend({ status: 502 })
  const asking = page.getByRole('heading', { name: 'We are asking how your payment ended' })
  await page.reload()
  await expect(page).toHaveURL(/\/en\/booking\/authenticate\/waiting$/)
  await expect(asking).toBeVisible()
  await expect(page.getByRole('main')).toHaveAttribute('data-layout', 'blank')
  await expect(page).toHaveTitle(/^Your payment/)
  await page.reload()
  await expect(asking).toBeVisible()
  await bendBackend({})
  expect(await chargesOf(await expectBooked(page, visitor))).toBe(1)
})

test('a card whose answer is lost at Pay ends in one charge @faults', async ({ page }) => {
  const visitor = await goToPay(page, { port })
  await payWith(page, cards.lostAnswer)
  expect(await chargesOf(await expectBooked(page, visitor))).toBe(1)
})

test('a backend that is down at Pay charges nothing and loses nothing, and Pay works once it is back @faults', async ({
  page,
}) => {
  test.slow()
  const visitor = await goToPay(page, { port })
  await typeCard(page, cards.good)
  await page.getByLabel('Region (optional)').fill('Cundinamarca')
  await bendBackend({ status: 502 })
  await pay(page).click()
  await expect(page.getByRole('alert')).toContainText('Nothing has been charged', { timeout: 40_000 })
  await bendBackend({})
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242')
  await pay(page).click()
  expect(await chargesOf(await expectBooked(page, visitor))).toBe(1)
  expect((await visitor.ask('readBooking')).draft.billing.region).toBe('Cundinamarca')
})

test('an answer that is lost between browser and site is asked for, and the booking found @faults', async ({
  page,
}) => {
  const visitor = await goToPay(page, { port })
  await typeCard(page, cards.good)
  let cut = false
  await page.route('**/_serverFn/**', async (route) => {
    const isPay = route.request().postData()?.includes('cardEnvelope') ?? false
    if (!isPay || cut) return route.fallback()
    cut = true
    await route.fetch()
    return route.abort('connectionreset')
  })
  await pay(page).click()
  expect(await chargesOf(await expectBooked(page, visitor))).toBe(1)
  expect(cut).toBe(true)
})

test('a browser without a network at Pay says so, and Pay works once it is back @faults', async ({
  page,
  context,
  provoke,
}) => {
  // Chromium before 156 gives no module that it could not have once: the page is loaded anew, of which the router complains
  provoke(/reading 'loader'/)
  const visitor = await goToPay(page, { port })
  await typeCard(page, cards.good)
  await context.setOffline(true)
  await pay(page).click()
  await expect(page.getByRole('dialog')).toContainText('The connection was lost')
  await context.setOffline(false)
  await expect(page.getByRole('alert')).toContainText(
    'Your payment could not be sent. What you typed is kept: you can try again',
  )
  await pay(page).click()
  expect(await chargesOf(await expectBooked(page, visitor))).toBe(1)
})

test('a second try that never leaves the browser is told as that, and not as the one before @faults', async ({
  page,
}) => {
  const visitor = await goToPay(page, { port })
  await payWith(page, cards.declined)
  await page.getByRole('dialog').getByRole('link', { name: 'Pay in another way' }).click()
  await typeCard(page, cards.good)
  let isCut = false
  await page.route('**/_serverFn/**', (route) => {
    const isPay = route.request().postData()?.includes('cardEnvelope') ?? false
    if (!isPay || isCut) return route.fallback()
    isCut = true
    return route.abort('connectionreset')
  })
  await pay(page).click()
  await expect(page.getByRole('alert')).toContainText('Your payment could not be sent')
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242')
  await pay(page).click()
  expect(await chargesOf(await expectBooked(page, visitor))).toBe(1)
  expect(isCut).toBe(true)
})
