import { type Page, type Route, expect, test } from '@playwright/test'
import { chooseOffer } from '../flights/choosing.ts'
import { cards } from '../booking/paying.ts'
import { expectAlive } from '../site/late-scripts.ts'
import { goBackToKept, keepsPages, markKept } from '../kept-pages.ts'

test.use({ launchOptions: keepsPages })

/** Chooses a flight that can only be held, and names its traveller. */
const toTheHold = async (page: Page, lastName: string): Promise<string> => {
  const price = await chooseOffer(page, { from: 'JFK', to: 'EWR' })
  await expect(page.getByText('This airline holds your seats first and takes payment later')).toBeVisible()
  await page.getByLabel('First name').fill('Ana')
  await page.getByLabel(/^Last name/).fill(lastName)
  await page.getByLabel('Female', { exact: true }).check()
  const birth = page.getByRole('group', { name: 'Date of birth' })
  await birth.getByLabel('Day').fill('1')
  await birth.getByLabel('Month').fill('5')
  await birth.getByLabel('Year').fill('1990')
  await page.getByLabel('Email').fill('ana@example.com')
  await page.getByLabel('Contact number', { exact: true }).fill('+57 300 123 4567')
  await page.getByRole('button', { name: 'Continue to hold the seats' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hold your seats' })).toBeVisible()
  await expect(page.getByLabel('Card number')).toHaveCount(0)
  await page.getByRole('button', { name: 'Hold the seats, pay later' }).click()
  await expect(page).toHaveURL(/\/en\/booking\/confirm$/)
  return price
}

test('seats are held without a card, paid for later from my journey, and then confirmed', async ({ page }) => {
  test.slow()
  const price = await toTheHold(page, 'Muñoz')
  await expect(page.getByText('Seats held, not paid yet')).toBeVisible()
  await expect(page.getByText(/Pay by .+(EST|EDT|GMT)/)).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/\d+ (d|h|min).* left/)
  // a trip's page is kept by the browser where the router led to it from one that is: before a page is alive, its links load another
  await page.goto('/en')
  const journey = page.getByRole('banner').getByRole('link', { name: 'My journey' })
  await expectAlive(journey)
  await journey.click()
  await expect(page.getByText(/Seats held, not paid:.* left/)).toBeVisible()
  await page.getByRole('link', { name: /New York|Newark/ }).click()
  const payHeld = page.getByRole('button', { name: `Pay ${price}` })
  await expect(payHeld).toBeVisible()
  await markKept(page)
  await payHeld.click()
  await page.waitForURL(/\/pay\?cartId=/)
  await goBackToKept(page)
  await payHeld.click()
  await page.waitForURL(/\/pay\?cartId=/)
  await page.getByLabel('Card number').fill(cards.good)
  await page.getByLabel('Expiry (MM/YY)').fill('12/30')
  await page.getByLabel('Security code').fill('123')
  await page.getByLabel('Name on card').fill('Ana Muñoz')
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect(page).toHaveURL(/\/en\/user\/my-journey\/booking-detail/)
  await expect(page.getByText(/^Confirmed, ticket/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Total amount paid' }).getByText(price).first()).toBeVisible()
})

test('what is done to held seats without a connection is told, and the seats are seen still', async ({
  page,
  context,
}) => {
  test.slow()
  const price = await toTheHold(page, 'Muñoz')
  await expect(page.getByText('Seats held, not paid yet')).toBeVisible()
  // a clock that is days ahead takes nothing from the time to pay
  await page.clock.setSystemTime(Date.now() + 10 * 86_400_000)
  await page.reload()
  await expect(page.getByRole('timer')).toHaveText(/\d+ (d|h|min).* left/)
  await context.setOffline(true)
  await page.getByRole('button', { name: `Pay ${price}` }).click()
  await expect(page.getByText('The payment could not begin just now')).toBeVisible()
  await expect(page.getByText('Seats held, not paid yet')).toBeVisible()
  await page.getByRole('button', { name: 'Let the seats go' }).click()
  await page.getByRole('button', { name: 'Yes, let them go' }).click()
  await expect(page.getByText('This could not be done just now')).toBeVisible()
  await context.setOffline(false)
  // what is under way is not stopped by putting its question away
  const asked: Route[] = []
  let isHeld = true
  await page.route(/_serverFn/, (route) => (isHeld ? void asked.push(route) : route.continue()))
  const question = page.getByRole('dialog', { name: 'Let these seats go?' })
  await question.getByRole('button', { name: 'Yes, let them go' }).click()
  await expect(question.getByRole('button', { name: 'Keep the seats' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Close' }).click({ force: true })
  await expect(question).toBeVisible()
  isHeld = false
  await Promise.all(asked.map((route) => route.continue()))
  await expect(page.getByText('You let these seats go')).toBeVisible()
  await expect(page.locator(':focus')).toContainText('You let these seats go')
})

test('seats that are not paid for in time are given back, and the page says so by itself', async ({ page }) => {
  test.slow()
  await toTheHold(page, 'Briefhold')
  await expect(page.getByText('Seats held, not paid yet')).toBeVisible()
  await expect(page.getByText('The time to pay is over, and the seats were given back')).toBeVisible({
    timeout: 60_000,
  })
  await page.goto('/en/user/my-journey')
  await expect(page.getByText('Seats given back')).toBeVisible()
  await page.getByRole('link', { name: /New York|Newark/ }).click()
  await expect(page.getByRole('region', { name: 'Amount charged' })).toContainText('USD 0.00')
})
