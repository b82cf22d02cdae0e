import { setTimeout as wait } from 'node:timers/promises'
import { searchOffer } from '../../scripts/visitor/booking-visitor.ts'
import { type Page, expect, failedLoad, test } from '../test.ts'
import { violationsInThemes } from '../axe.ts'
import { holdScripts } from '../site/late-scripts.ts'
import { cards, expectBooked, goToPay, payHosted, payThere, payWith, provider } from './paying.ts'
import { post } from './ready-visitor.ts'

const toBank = async (page: Page): Promise<void> => {
  await payWith(page, cards.challenge)
  await expect(page.getByRole('heading', { level: 1, name: 'Your bank asks whether it is you' })).toBeVisible()
  await expect(page).toHaveURL(/\/pay\/challenge\?id=/)
}

test.describe('the page of the provider', () => {
  test('pays, and leads back to the confirmed booking; coming back once more changes nothing @phone', async ({
    page,
  }) => {
    const visitor = await goToPay(page)
    await payHosted(page)
    const back = page.waitForRequest(/\/en\/booking\/authenticate\?cartId=/)
    await payThere(page, cards.good)
    const address = (await back).url()
    const reference = await expectBooked(page, visitor)
    await page.goto(address)
    expect(await expectBooked(page, visitor)).toBe(reference)
  })

  test('shows no form before it can seal a card', async ({ page }) => {
    const visitor = await goToPay(page)
    await page.route('**/pay/card.js', async (route) => {
      await wait(2000)
      await route.continue()
    })
    await payHosted(page)
    await payThere(page, cards.good)
    await expectBooked(page, visitor)
  })

  test('may be cancelled, and paid all the same', async ({ page }) => {
    const visitor = await goToPay(page)
    await payHosted(page)
    await page.getByRole('button', { name: 'Cancel payment' }).click()
    await expect(page).toHaveURL(/\/en\/booking\/authenticate\/cancel$/)
    await expect(page.getByRole('heading', { level: 1, name: 'You canceled the payment' })).toBeVisible()
    await page.getByRole('link', { name: 'Choose how to pay' }).click()
    await payWith(page, cards.good)
    await expectBooked(page, visitor)
  })

  test('left without deciding, waits: it drags nobody there, in a browser that stores nothing too', async ({
    page,
  }) => {
    await page.clock.install()
    await page.addInitScript(() => {
      for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { value: null })
    })
    const visitor = await goToPay(page)
    await payHosted(page)
    await page.getByRole('link', { name: 'Go back without deciding' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your payment is not finished' })).toBeVisible()
    await page.clock.runFor('00:30')
    await expect(page).toHaveURL(/\/booking\/authenticate\/authorize$/)
    await page.getByRole('link', { name: `Continue to ${provider}` }).click()
    await payThere(page, cards.good)
    await expectBooked(page, visitor)
  })

  test('left open, is closed before a card pays instead', async ({ page, provoke }) => {
    provoke(failedLoad)
    const visitor = await goToPay(page)
    await payHosted(page)
    const hosted = page.url()
    await page.goBack()
    await page.getByRole('link', { name: 'Pay in another way' }).click()
    await expect(page.getByText('You have begun to pay elsewhere')).toBeVisible()
    await payWith(page, cards.good)
    await expectBooked(page, visitor)
    await page.goto(hosted)
    await expect(page.getByRole('heading', { name: 'This payment page is closed' })).toBeVisible()
  })

  test('gone back from, leads away from a press that its scripts overtake', async ({ page }) => {
    await goToPay(page)
    await payHosted(page)
    const release = await holdScripts(page)
    await page.goBack({ waitUntil: 'commit' })
    await page.getByRole('link', { name: 'Pay in another way' }).hover()
    await page.mouse.down()
    release()
    await page.waitForLoadState('networkidle')
    await page.mouse.up()
    await expect(page).toHaveURL(/\/en\/booking\/BillingSummary$/)
  })

  test('left by starting over, is closed and takes no money', async ({ page, context, provoke }) => {
    provoke(failedLoad)
    const visitor = await goToPay(page)
    await payHosted(page)
    const hosted = page.url()
    const site = await context.newPage()
    await site.goto(new URL('/en/booking/BillingSummary', hosted).href)
    await site.getByRole('button', { name: 'Start over' }).click()
    await expect(site.getByRole('dialog')).toContainText('The payment you have begun is closed first')
    await site.getByRole('button', { name: 'Delete and start over' }).click()
    await expect(site.getByLabel('First name')).toHaveValue('')
    await payThere(page, cards.good)
    await expect(page.getByRole('heading', { name: 'This payment page is closed' })).toBeVisible()
    await expect(page.getByText('Nothing was charged')).toBeVisible()
    expect((await visitor.ask('readBooking')).payment).toEqual({ status: 'idle', last: null })
  })

  test('paid before starting over, leads to what it paid, then and ever after', async ({ page, context, provoke }) => {
    provoke(failedLoad)
    const visitor = await goToPay(page)
    const site = await context.newPage()
    await site.goto(page.url())
    await payHosted(page)
    const back = page.waitForRequest(/\/en\/booking\/authenticate\?cartId=/)
    await page.route('**/booking/authenticate?cartId=*', (route) => route.abort())
    await payThere(page, cards.lostAnswer)
    const address = (await back).url()
    await site.getByRole('button', { name: 'Start over' }).click()
    await site.getByRole('button', { name: 'Delete and start over' }).click()
    const reference = await expectBooked(site, visitor)
    await visitor.ask('startBooking', { ...(await searchOffer(post)), page: { locale: 'en', prefixed: true } })
    await site.goto(address)
    await expect(site).toHaveURL(/\/en\/user\/my-journey\/booking-detail\?booking=/)
    await expect(site.getByText(reference).first()).toBeVisible()
  })

  test('a return that somebody made up pays nothing and says how it stands', async ({ page }) => {
    const visitor = await goToPay(page)
    const forged = '/en/booking/authenticate?cartId=cart_made_up&status=success&transactionId=tx'
    await page.goto(forged)
    await expect(page).toHaveURL(/\/en\/booking\/BillingSummary$/)
    await payHosted(page)
    await page.goto(forged)
    await expect(page.getByRole('heading', { level: 1, name: 'Your payment is not finished' })).toBeVisible()
    expect((await visitor.ask('readBooking')).payment.status).toBe('hosted')
  })

  test('a card whose notice never arrives is found out by asking', async ({ page }) => {
    const visitor = await goToPay(page)
    await payHosted(page)
    await payThere(page, cards.lostAnswer)
    await expectBooked(page, visitor)
  })
})

test.describe('the bank of the card', () => {
  test('is told that it is me, and the booking is confirmed @phone', async ({ page }) => {
    const visitor = await goToPay(page)
    await toBank(page)
    await page.getByRole('button', { name: 'Yes, it is me' }).click()
    await expectBooked(page, visitor)
  })

  test('is told no: nothing is charged, and the summary says why', async ({ page }) => {
    await goToPay(page)
    await toBank(page)
    await page.getByRole('button', { name: 'No, refuse it' }).click()
    await expect(page.getByRole('dialog', { name: 'Your payment did not go through' })).toContainText(
      'Your bank could not confirm that it was you.',
    )
  })

  test('left by the Back button, is not gone to again by itself', async ({ page }) => {
    const visitor = await goToPay(page)
    await toBank(page)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Your bank still waits for you' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Your bank still waits for you' })).toBeVisible()
    await page.getByRole('link', { name: 'Go to my bank' }).click()
    await page.getByRole('button', { name: 'Yes, it is me' }).click()
    await expectBooked(page, visitor)
  })
})

test('a traveller who changes the language in the middle is asked, led back and written to in it', async ({ page }) => {
  const visitor = await goToPay(page)
  await page.goto(page.url().replace('/en/', '/es/'))
  await page.getByLabel('Número de tarjeta').fill(cards.challenge)
  await page.getByLabel('Fecha de expiración').fill('1230')
  await page.getByLabel('Código (CVC)').fill('123')
  await page.getByRole('button', { name: /^Pagar USD/ }).click()
  await expect(page).toHaveURL(/\/pay\/challenge\?id=/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page.getByRole('button', { name: 'Sí, soy yo' }).click()
  await expect(page).toHaveURL(/\/es\/booking\/confirm$/)
  const reference = await expectBooked(page, visitor)
  await page.goto('/outbox')
  await expect(page.getByRole('listitem').filter({ hasText: reference })).toContainText('confirmada')
})

test('the pages of a payment are clean to axe @phone', async ({ page }) => {
  await goToPay(page)
  await toBank(page)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Your bank still waits for you' })).toBeVisible()
  expect(await violationsInThemes(page)).toEqual([])
  await page.getByRole('link', { name: 'Pay in another way' }).click()
  await payHosted(page)
  await page.getByRole('link', { name: 'Go back without deciding' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your payment is not finished' })).toBeVisible()
  expect(await violationsInThemes(page)).toEqual([])
  await page.getByRole('link', { name: `Continue to ${provider}` }).click()
  await page.getByRole('button', { name: 'Cancel payment' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You canceled the payment' })).toBeVisible()
  expect(await violationsInThemes(page)).toEqual([])
})

test('without a booking, every page of a payment leads to the start', async ({ page }) => {
  for (const path of ['', '/authorize', '/cancel', '/waiting']) {
    await page.goto(`/en/booking/authenticate${path}?status=success`)
    await expect(page).toHaveURL(/\/en$/)
  }
  await page.goto('/en/booking/billingsummary')
  await expect(page).toHaveURL(/\/en$/)
})
