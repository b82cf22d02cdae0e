import { violationsOf } from '../axe.ts'
import { chooseTime } from '../activities/booking-activity.ts'
import { reservedTime } from '../activities/ready-guest.ts'
import { ana, card, continueToPayment, fillContact, fillTraveller } from '../booking/booking.ts'
import { cards, fillBilling, payWith } from '../booking/paying.ts'
import { chooseOffer, travelDay } from '../flights/choosing.ts'
import { searchOffer } from '../../scripts/visitor/booking-visitor.ts'
import { post } from '../booking/ready-visitor.ts'
import { totalWithBag } from '../packages/one-total.ts'
import { type Page, expect, test } from '../test.ts'

const fillIn = async (page: Page): Promise<void> => {
  await fillTraveller(page, 'Adult 1', ana)
  await fillContact(page)
  await continueToPayment(page)
  await fillBilling(page)
  await page.getByLabel('Name on card').fill('Ana Muñoz')
}

test('an activity is added to a flight that was chosen, and both are booked at one price @phone', async ({ page }) => {
  test.slow()
  await chooseOffer(page, { from: 'BOG', to: 'MAD', roundTrip: true })
  await page.getByRole('link', { name: 'See activities for these days' }).click()
  await expect(page.getByText('With the flight that you have chosen')).toBeVisible()
  await page.getByRole('article').filter({ hasNotText: 'Confirmed after you book' }).getByRole('link').first().click()
  await expect(page.getByText('With the flight that you have chosen')).toBeVisible()
  await chooseTime(page)
  await expect(page).toHaveURL(/\/en\/paquetes\/actividad\/summary\?/)
  const price = page.getByRole('region', { name: 'Total for flight + activity' })
  await expect(price).toContainText('less than the same flight and activity booked apart')
  const { alone, total } = await totalWithBag(page, price)
  await expect(page.getByText('Your rights when you buy a package')).toBeVisible()
  const terms = (await card(page, 'If you cancel flight and activity').textContent()) ?? 'no terms'
  expect(await violationsOf(page)).toEqual([])
  await fillIn(page)
  await expect(card(page, 'What you are paying for')).toContainText('Meeting point')
  await payWith(page, cards.good)
  await expect(page).toHaveURL(/\/en\/paquetes\/booking\/success$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ana María Muñoz')
  await expect(page.getByText('All parts of the trip, taxes and fees included').locator('..')).toContainText(alone)
  await expect(card(page, 'If you cancel flight and activity')).toHaveText(terms)
  expect(await violationsOf(page)).toEqual([])
  await page.goto('/en/user/my-journey')
  await expect(page.getByText(total)).toBeVisible()
})

test('other days keep the flight that an activity is looked at for, and the way back to it; another party does not', async ({
  page,
}) => {
  await chooseOffer(page, { from: 'BOG', to: 'MAD', roundTrip: true })
  const shown = new URL(page.url()).searchParams.get('offer') ?? ''
  await page.getByRole('link', { name: 'See activities for these days' }).click()
  const note = page.getByText('With the flight that you have chosen')
  const flight = new RegExp(`[?&]flight=${encodeURIComponent(shown)}`)
  await page.getByText('Change the search').click()
  await page.getByRole('button', { name: 'Search activities' }).click()
  await expect(page.getByRole('button', { name: 'Search activities' })).toBeHidden()
  await expect(page).toHaveURL(flight)
  await page.getByRole('article').getByRole('link').first().click()
  await expect(page.getByRole('link', { name: /^Activities in / })).toBeVisible()
  await page.getByText('Change the search').click()
  await page.getByRole('button', { name: 'Show times' }).click()
  await expect(page.getByRole('button', { name: 'Show times' })).toBeHidden()
  await expect(page).toHaveURL(flight)
  await expect(note).toBeVisible()
  await page.getByRole('link', { name: 'Back to the flight' }).click()
  await expect(page).toHaveURL(/\/en\/booking\/summary\?.*shown=\d+/)
  await page.goBack()
  await page.getByText('Change the search').click()
  await page.locator('summary', { hasText: '1 adult' }).click()
  await page.getByRole('button', { name: 'More travelers' }).click()
  await page.getByRole('button', { name: 'Show times' }).click()
  await expect(page).toHaveURL(/guests=2/)
  await expect(page).not.toHaveURL(/flight=/)
  await expect(note).toBeHidden()
})

test('a flight and an activity that are no pair are not sold as one, and the page says why', async ({ page }) => {
  const { offerId } = await searchOffer(post, ['BOG', 'MAD'], [travelDay(60), travelDay(65)])
  const { offerId: activity } = await reservedTime('standard', { guests: '1', ahead: 50 })
  await page.goto(
    `/en/paquetes/actividad/summary?${new URLSearchParams({ offer: `${offerId} ${activity}.package`, flight: offerId })}`,
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('These two are not sold together')
  await expect(page.getByRole('link', { name: 'Choose another activity' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'The flight alone' })).toHaveAttribute(
    'href',
    new RegExp(`offer=${offerId}`),
  )
  await page.getByRole('link', { name: 'The activity alone' }).click()
  await expect(page).toHaveURL(`/en/activities/booking/summary?offer=${activity}`)
  await expect(page.getByText(/^Prices checked, held until/)).toBeVisible()
})
