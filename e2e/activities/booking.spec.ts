import { violationsInThemes } from '../axe.ts'
import { cards } from '../booking/paying.ts'
import { chooseProviderPage, continueToPay, fillBill, payButton, payOnProviderPage } from '../hotels/guest-form.ts'
import { seenOn } from '../screens.ts'
import { expectAlive } from '../site/late-scripts.ts'
import { expect, test } from '../test.ts'
import { chooseTime, fillLead, openActivity, pay, success } from './booking-activity.ts'

const words = {
  en: { total: /USD\s[\d,.]+/, thanks: 'Thank you, Ana María Muñoz', ticket: 'Tickets' },
  es: { total: /USD\s[\d,.]+/, thanks: 'Gracias, Ana María Muñoz', ticket: 'Entradas' },
} as const

for (const language of ['en', 'es'] as const)
  test(
    `an activity is booked by card, at one price from its page to the tickets, in ${language}`,
    { tag: seenOn[language] },
    async ({ page }) => {
      test.slow()
      const said = words[language]
      await openActivity(page, 'standard', language)
      expect(await violationsInThemes(page)).toEqual([])
      const shown = said.total.exec(await page.getByRole('form').last().innerText())?.[0] ?? 'no price'
      await chooseTime(page, language)
      await fillLead(page, language)
      await expect(page.getByText(shown).filter({ visible: true }).first()).toBeVisible()
      expect(await violationsInThemes(page)).toEqual([])
      await pay(page, language, cards.good)
      await expect(page).toHaveURL(success(language))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.thanks)
      await expect(page.getByRole('banner').getByRole('navigation')).toBeVisible()
      await expect(page.getByText(shown).first()).toBeVisible()
      await expect(page.getByRole('heading', { name: said.ticket })).toBeVisible({ timeout: 40_000 })
      expect(await violationsInThemes(page)).toEqual([])
      await page.goto(`/${language}/activities/booking/waiting`)
      await expect(page).toHaveURL(success(language))
      await page.goto(`/${language}/user/my-journey`)
      await expect(page.getByText(shown)).toBeVisible()
    },
  )

test('an activity is paid for on the provider’s own page, at the price that was shown @phone', async ({ page }) => {
  test.slow()
  await openActivity(page, 'duplicate', 'es', '2-8')
  const shown = words.es.total.exec(await page.getByRole('form').last().innerText())?.[0] ?? 'no price'
  await chooseTime(page, 'es')
  await fillLead(page, 'es')
  await continueToPay(page, 'es')
  await chooseProviderPage(page, 'es')
  await fillBill(page, 'es')
  await expect(payButton(page, 'es').filter({ visible: true })).toHaveText(`Pagar ${shown}`)
  expect(await violationsInThemes(page)).toEqual([])
  await payOnProviderPage(page, 'es', cards.good)
  await expect(page).toHaveURL(success('es'))
  await expect(page.getByRole('region', { name: 'Total pagado' })).toContainText(shown)
  await expect(page.getByRole('region', { name: 'Entradas' }).getByRole('listitem')).toHaveCount(3, { timeout: 40_000 })
})

test('an organizer who confirms by hand: the trip is on its way, and nothing is charged before', async ({ page }) => {
  test.slow()
  await openActivity(page, 'manual_confirmed')
  await chooseTime(page)
  await fillLead(page)
  await pay(page, 'en', cards.good)
  await expect(page).toHaveURL(success('en'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your booking is on its way')
  await expect(page.getByText('Nothing is charged before it does')).toBeVisible()
  expect(await violationsInThemes(page)).toEqual([])
  await expect(page.getByText('Confirmed, tickets ready')).toBeVisible({ timeout: 90_000 })
})

test('an organizer who says no: nothing was charged, and the page says so', async ({ page }) => {
  test.slow()
  await openActivity(page, 'manual_rejected')
  await chooseTime(page)
  await fillLead(page)
  await pay(page, 'en', cards.good)
  await expect(page.getByText(/Nothing (was|has been) charged/).first()).toBeVisible({ timeout: 90_000 })
  await page.goto('/en/user/my-journey')
  const trip = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Test activity: manual_rejected' })
  await expect(trip).toBeVisible()
  await expect(trip).not.toContainText('USD')
  await expect(page.getByRole('heading', { level: 2, name: 'Canceled or not booked' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Upcoming' })).toHaveCount(0)
  await trip.getByRole('link').click()
  await expect(page.getByRole('region', { name: 'Amount charged' })).toContainText('USD 0.00')
  await expect(page.getByText(/If you cancel|Free cancellation/)).toHaveCount(0)
})

test('whoever goes back in the browser has their own places still, and another time is chosen instead', async ({
  page,
}) => {
  await openActivity(page, 'limited')
  const times = page.getByRole('button', { name: /^Choose / })
  const before = await times.count()
  await expectAlive(times.first())
  await chooseTime(page)
  await expect(page).toHaveURL(/\/activities\/booking\/summary\?/)
  await page.goBack()
  await expect(page.getByRole('form', { name: 'Choice of a time' })).toBeVisible()
  await expect(times).toHaveCount(before)
  await expect(page.getByRole('main')).not.toContainText('you are 2 people')
})

test('a price that has changed is one question, and the new one is paid', async ({ page }) => {
  await openActivity(page, 'price_up', 'es')
  await page.getByLabel('Guía', { exact: true }).selectOption('Guía en inglés')
  await chooseTime(page, 'es')
  await expect(page.getByRole('alert').filter({ hasText: 'El precio subió' })).toBeFocused()
  await expect(page.getByLabel('Guía', { exact: true })).toHaveValue('GUIDE en')
  await openActivity(page, 'price_up')
  await chooseTime(page)
  const question = page.getByRole('alert').filter({ hasText: 'The price went up' })
  await expect(question).toBeFocused()
  const yes = question.getByRole('link', { name: /^Continue for USD/ })
  const agreed = /USD\s[\d,.]+/.exec((await yes.textContent()) ?? '')?.[0] ?? 'no price'
  // whoever chooses the same time again, which is at the price of now, has agreed to it
  await expect(page.getByRole('form', { name: 'Choice of a time' })).toContainText(agreed)
  await chooseTime(page)
  await fillLead(page)
  await pay(page, 'en', cards.good)
  await expect(page).toHaveURL(success('en'))
  await expect(page.getByText(agreed).first()).toBeVisible()
})

for (const [outcome, guests, told] of [
  ['sold_out', '2', 'Sold out'],
  ['limited', '4', '3 places left, you are 4 people'],
  ['age_not_allowed', '2-5', /5/],
  ['needs_adult', '0-8', /grown-up|adult/],
] as const)
  test(`${outcome}: said on the page of the activity, and no time can be chosen`, async ({ page }) => {
    await openActivity(page, outcome, 'en', guests)
    await expect(page.getByRole('main')).toContainText(told)
    if (outcome !== 'limited') await expect(page.getByRole('button', { name: /^Choose / })).toHaveCount(0)
  })

test('questions of every type are asked where their condition holds, and say what is wrong', async ({ page }) => {
  test.slow()
  await openActivity(page, 'questions_all_types', 'en', '1')
  await chooseTime(page)
  await fillLead(page)
  await expect(page.getByLabel('What should the kitchen know?')).toHaveCount(0)
  await page.getByLabel('What do you eat?').selectOption('OTHER')
  await page.getByLabel('What should the kitchen know?').fill('No nuts')
  await page.getByLabel('Weight, to choose the life jacket').fill('seventy')
  await page.getByLabel('Height, to choose the bike').fill('170')
  const birth = page.getByRole('group', { name: 'Date of birth' })
  await birth.getByLabel('Day').fill('31')
  await birth.getByLabel('Month').fill('2')
  await birth.getByLabel('Year').fill('1990')
  await page.getByLabel(/^Do you arrive in the city/).selectOption('AIR')
  await page.getByLabel('Arrival time').fill('09:30')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByText('Enter a number above 0, with at most two decimals.').first()).toBeVisible()
  await expect(birth.getByText('Enter a date that exists, with all four digits of the year.')).toBeVisible()
  expect(await violationsInThemes(page)).toEqual([])
  await birth.getByLabel('Day').fill('4')
  await expect(birth.getByText('Enter a date that exists, with all four digits of the year.')).toHaveCount(0)
  await page.getByLabel('Weight, to choose the life jacket').fill('70')
  await page.getByLabel('How do we meet?').selectOption('CONTACT_SUPPLIER_LATER')
  await pay(page, 'en', cards.good)
  await expect(page).toHaveURL(success('en'))
})

test('who has booked nothing is led home from where one waits, is thanked or pays', async ({ page }) => {
  for (const name of ['waiting', 'success', 'summary']) {
    await page.goto(`/es/activities/booking/${name}`)
    await expect(page).toHaveURL(/\/es$/)
  }
})
