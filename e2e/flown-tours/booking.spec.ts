import { addDays } from '../../domain/time/dates.ts'
import { formatMoney } from '../../domain/money/money-format.ts'
import { searchOffer } from '../../scripts/visitor/booking-visitor.ts'
import { violationsOf } from '../axe.ts'
import { ana, card, continueToPayment, fillContact, fillTraveller } from '../booking/booking.ts'
import { cards, fillBilling, payWith } from '../booking/paying.ts'
import { post } from '../booking/ready-visitor.ts'
import { hasPenalty } from '../packages/choosing.ts'
import { moneyIn, totalWithBag } from '../packages/one-total.ts'
import { payWithCard } from '../hotels/guest-form.ts'
import { expectAlive } from '../site/late-scripts.ts'
import { type Page, expect, test } from '../test.ts'
import { goToPayFlownTour, reservedAlone } from './ready-flown-tour.ts'

const chooseFirst = (page: Page) =>
  page
    .getByRole('link', { name: /^Choose/ })
    .first()
    .click()

/** The first flights, and their first fare. */
const chooseFlight = async (page: Page): Promise<void> => {
  for (const chosen of ['Change departure', 'Change return']) {
    await chooseFirst(page)
    await expect(page.getByRole('link', { name: chosen })).toBeVisible()
  }
  await page
    .getByRole('link', { name: /^Continue/ })
    .first()
    .click()
}

test('a flight is added to a tour that was chosen, and both are booked at one price @phone', async ({ page }) => {
  test.slow()
  const { offerId, from, to } = await reservedAlone('standard')
  const list = page.waitForResponse((response) => response.url().includes('/api/flights/list'))
  const days = `departure=${addDays(from, -1)}&return=${addDays(to, 1)}`
  await page.goto(`/en/vuelos/results?from=BOG&to=CLO&${days}&adults=1&withTour=${offerId}`)
  await expect(page.getByText('With the tour that you have chosen')).toBeVisible()
  await expect(page.getByText(/Only flights for 1 traveler are listed that land near it by/)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.mouse.move(20, 20, { steps: 2 })
  await list
  await chooseFlight(page)
  await expect(page).toHaveURL(/\/en\/paquetes\/tur\/summary\?/)
  const price = page.getByRole('region', { name: 'Total for flight + tour' })
  await expect(price).toContainText('less than the same flight and tour booked apart')
  const { total } = await totalWithBag(page, price)
  const now = await moneyIn(price.getByText(/^Of which you pay now/).locator('..'))
  await expect(page.getByText('Your rights when you buy a package')).toBeVisible()
  const terms = (await card(page, 'If you cancel flight and tour').getByRole('list').textContent()) ?? 'no terms'
  expect(await violationsOf(page)).toEqual([])
  await fillTraveller(page, 'Adult 1', ana)
  await fillContact(page)
  await continueToPayment(page)
  await fillBilling(page)
  await page.getByLabel('Name on card').fill('Ana Muñoz')
  await expect(card(page, 'What you are paying for')).toContainText('First day')
  await expect(page.getByRole('button', { name: now }).first()).toBeVisible()
  await payWith(page, cards.good)
  await expect(page).toHaveURL(/\/en\/paquetes\/booking\/success$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ana María Muñoz')
  await expect(page.getByRole('region', { name: 'Total price' })).toContainText(total)
  await expect(card(page, 'If you cancel flight and tour').getByRole('list')).toHaveText(terms)
  // who travels is named once
  await expect(card(page, 'Who is coming')).toHaveCount(0)
  expect(await violationsOf(page)).toEqual([])
})

test('flights that are looked for with a tour are still so once another search is asked for', async ({ page }) => {
  const { offerId, from, to } = await reservedAlone('standard')
  const days = `departure=${addDays(from, -1)}&return=${addDays(to, 1)}`
  await page.goto(`/en/vuelos/results?from=BOG&to=CLO&${days}&adults=1&withTour=${offerId}`)
  await page.locator('summary', { hasText: 'Change the search' }).click()
  await page.getByRole('button', { name: 'Swap origin and destination' }).click()
  await page.getByRole('button', { name: /^Search/ }).click()
  await expect(page).toHaveURL(new RegExp(`from=CLO.*withTour=${offerId}`))
  await expect(page.getByText('With the tour that you have chosen')).toBeVisible()
})

test('un vuelo con un tour se paga de una vez, y el operador cobra el resto', async ({ page }) => {
  const { whole, later } = await goToPayFlownTour(page, hasPenalty, 'es')
  await expect(page.getByText(/^Saldo, que pagas a/).first()).toBeVisible()
  await payWithCard(page, 'es', cards.good)
  await expect(page).toHaveURL(/\/es\/paquetes\/booking\/success$/)
  const price = page.getByRole('region', { name: 'Precio total' })
  await expect(price).toContainText(formatMoney(whole, 'es'))
  await expect(price).toContainText(`De los cuales pagas al operador del tour${formatMoney(later, 'es')}`)
})

test('a tour leads to the flights of the days around it, where its place has any', async ({ page }) => {
  await page.goto('/en/turs/peru/peru-clasico?guests=2')
  await page
    .getByRole('button', { name: /^Choose: / })
    .first()
    .click()
  await page.getByRole('link', { name: 'See flights for these days' }).click()
  await expect(page).toHaveURL(/\/en\/vuelos-[a-z-]+\/results\?.*to=LIM.*adults=2.*withTour=/)
  await expect(page.getByText('With the tour that you have chosen')).toBeVisible()
})

test('a tour where nothing lands says so, and one of other days than the flight is no pair', async ({ page }) => {
  const { offerId, from, to } = await reservedAlone('standard')
  await page.goto(`/en/paquetes/tur/vuelos?offer=${offerId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No flight can be added to this tour')
  // neither is listed beforehand: as the server found it, and once the browser has the whole list
  const list = page.waitForResponse((response) => response.url().includes('/api/flights/list'))
  const days = `departure=${addDays(from, 1)}&return=${addDays(to, 1)}`
  await page.goto(`/en/vuelos/results?from=BOG&to=CLO&${days}&adults=1&withTour=${offerId}`)
  const none = page.getByRole('heading', { name: 'None of these flights goes with what you have chosen' })
  await expect(none).toBeVisible()
  await page.mouse.move(20, 20, { steps: 2 })
  await list
  await expect(none).toBeVisible()
  await expect(page.getByRole('link', { name: /^Choose/ })).toHaveCount(0)
  expect(await violationsOf(page)).toEqual([])
  const { offerId: flight } = await searchOffer(post, ['BOG', 'CLO'], [addDays(from, 1), addDays(to, 1)])
  await page.goto(
    `/en/paquetes/tur/summary?${new URLSearchParams({ offer: `${flight} ${offerId}.package`, withTour: offerId, from: 'BOG', to: 'CLO' })}`,
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('These two are not sold together')
  await expect(page.getByRole('link', { name: 'Choose another flight' })).toHaveAttribute('href', /withTour=/)
  await expect(page.getByRole('link', { name: 'Go on with the tour alone' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})

test('a price that is not what was shown is asked about before anything is typed', async ({ page }) => {
  const { offerId, from, to } = await reservedAlone('standard')
  const { offerId: flight } = await searchOffer(post, ['BOG', 'CLO'], [addDays(from, -1), addDays(to, 1)])
  await page.goto(
    `/en/paquetes/tur/summary?${new URLSearchParams({ offer: `${flight} ${offerId}.package`, withTour: offerId, shown: '100' })}`,
  )
  await expect(page.getByText('The price of this package went up')).toBeVisible()
  const yes = page.getByRole('link', { name: 'Accept the new price' })
  await expectAlive(yes)
  await yes.click()
  await expect(page.getByText('The price of this package went up')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Total for flight + tour' })).toBeVisible()
  await expect(page.locator('#next')).toBeFocused()
})
