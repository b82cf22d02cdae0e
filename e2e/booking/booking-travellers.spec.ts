import { type Locator, type Page, expect, failedLoad, test } from '../test.ts'
import { violationsInThemes, violationsOf } from '../axe.ts'
import { ana, card, continueToPayment, fillContact, fillTraveller, saved } from './booking.ts'
import { chooseOffer, openOffer } from '../flights/choosing.ts'

const birth = (page: Page) => card(page, 'Adult 1').getByRole('group', { name: 'Date of birth' })

const heading = (page: Page) => page.getByRole('heading', { level: 2, name: 'Who travels' })

const family = async (page: Page): Promise<void> => {
  await fillTraveller(page, 'Adult 1', ana)
  await fillTraveller(page, 'Adult 2', { firstName: 'Luis', lastName: 'Peña', gender: 'Male', born: '2 6 1988' })
  await fillTraveller(page, 'Child 1', { firstName: 'Sol', lastName: 'Peña', gender: 'Female', born: '3 7 2019' })
  await fillTraveller(page, 'Infant 1', { firstName: 'Teo', lastName: 'Peña', gender: 'Male', born: '4 1 2026' })
  await fillContact(page)
}

test('two adults, a child and an infant with bags both ways get to the payment at one total', async ({ page }) => {
  await chooseOffer(page, { from: 'BOG', to: 'MAD', roundTrip: true, adults: 2, children: [7], infants: 1 })
  await family(page)
  const total = page.getByRole('region', { name: 'Total price' })
  const before = await total.getByText(/^USD/).first().textContent()
  const [outbound, back] = [
    page.getByRole('heading', { level: 3, name: 'Outbound' }).last(),
    page.getByRole('heading', { level: 3, name: 'Return' }).last(),
  ]
  await expect(outbound).toBeVisible()
  await expect(back).toBeVisible()
  await page.getByRole('button', { name: 'One bag more: Ana María Muñoz' }).first().click()
  await page.getByRole('button', { name: 'One bag more: Luis Peña' }).last().click()
  await expect(page.getByRole('button', { name: /^One bag more: Teo/ })).toHaveCount(0)
  await expect(total.getByText('Added bags', { exact: true })).toBeVisible()
  const after = (await total.getByText(/^USD/).first().textContent()) ?? ''
  expect(after).not.toBe(before)
  await expect(page.getByText('MUNOZ/ANA MARIA')).toBeVisible()
  await continueToPayment(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible()
  await expect(page.getByText(after).first()).toBeVisible()
  await expect(page.getByText('Ana María Muñoz')).toBeVisible()
})

test('everything that is missing is said, and each word leads to its field @phone', async ({ page }) => {
  await openOffer(page, { from: 'BOG', to: 'MAD' })
  await card(page, 'Adult 1').getByLabel('First name').fill('安娜')
  await continueToPayment(page)
  await expect(page.getByText('6 things are missing or wrong')).toBeVisible()
  await page.getByRole('button', { name: 'Adult 1: Date of birth is required.' }).click()
  await expect(birth(page).getByLabel('Day')).toBeFocused()
  await page.getByRole('button', { name: /^Adult 1: Write the name in Latin letters/ }).click()
  await expect(card(page, 'Adult 1').getByLabel('First name')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  expect(await violationsOf(page)).toEqual([])
})

test('a mail address that would reach nobody is asked about, and mended by one press @phone', async ({ page }) => {
  await openOffer(page, { from: 'BOG', to: 'MAD' })
  const email = page.getByLabel('Email')
  const question = page.getByRole('button', { name: /^Did you mean/ })
  await email.pressSequentially('ana.munoz@gmial.com')
  await expect(question).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('status').getByText('Did you mean ana.munoz@gmail.com?')).toBeAttached()
  expect(await violationsInThemes(page)).toEqual([])
  await question.click()
  await expect(email).toHaveValue('ana.munoz@gmail.com')
  await expect(email).toBeFocused()
  await expect(question).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(question).toBeHidden()
})

test('a field says nothing before it was left', async ({ page }) => {
  await openOffer(page, { from: 'BOG', to: 'MAD' })
  await page.getByLabel('Email').pressSequentially('ana@')
  await expect(page.getByText('Invalid email.')).toBeHidden()
  await page.getByLabel('Contact number', { exact: true }).focus()
  await expect(page.getByText('Invalid email.')).toBeVisible()
  await page.getByLabel('Email').fill('ana@example.com')
  await expect(page.getByText('Invalid email.')).toBeHidden()
})

/** As a hand does it: down, a moment, up at the same place. */
const press = async (page: Page, target: Locator): Promise<void> => {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('nothing to press')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: 120 })
}

test('the first click after a wrong field counts, whatever it is on', async ({ page }) => {
  await openOffer(page, { from: 'BOG', to: 'MAD' })
  const form = card(page, 'Adult 1')
  await form.getByLabel('First name').fill('Ana 3')
  await press(page, form.getByLabel('Female', { exact: true }))
  await expect(form.getByLabel('Female', { exact: true })).toBeChecked()
  await expect(form.getByText(/letters only/)).toBeVisible()
  await page.getByLabel('Email').fill('ana@')
  const news = page.getByLabel(/^Send me offers/)
  await press(page, news)
  await expect(news).toBeChecked()
  await expect(page.getByText('Invalid email.')).toBeVisible()
  await page.getByLabel('Contact number', { exact: true }).fill('1')
  await press(page, page.getByRole('button', { name: 'Continue to payment' }))
  await expect(page.getByText(/things are missing or wrong/)).toBeVisible()
})

test('a passport that ends before the trip is warned of, with the folded fields filled', async ({ page }) => {
  await openOffer(page, { from: 'BOG', to: 'MAD' })
  const form = card(page, 'Adult 1')
  await form.getByText('Passport or ID (optional now)').click()
  await form.getByLabel('Nationality').selectOption('CO')
  await form.getByLabel('Passport or ID number').fill('AN123456')
  const expiry = form.getByRole('group', { name: 'Expires' })
  const soon = new Date(Date.now() + 20 * 86_400_000)
  await expiry.getByLabel('Day').fill(String(soon.getUTCDate()))
  await expiry.getByLabel('Month').fill(String(soon.getUTCMonth() + 1))
  await expiry.getByLabel('Year').fill(String(soon.getUTCFullYear()))
  await expect(form.getByText(/^This passport expires before the trip ends/)).toBeVisible()
  await form.getByText('Meal, assistance, frequent flyer (optional)').click()
  await form.getByLabel('Meal').selectOption({ label: 'Vegan' })
  await form.getByLabel('Special assistance').selectOption({ label: 'Wheelchair: I can use stairs' })
})

test('a reload in the middle brings every word back, and what cannot be stored holds up beside the button @phone', async ({
  page,
  provoke,
}) => {
  await openOffer(page, { from: 'BOG', to: 'MAD' })
  await fillTraveller(page, 'Adult 1', ana)
  await page.getByLabel('Email').fill('ana@example.com')
  await saved(page)
  await page.reload()
  const form = card(page, 'Adult 1')
  await expect(form.getByLabel('First name')).toHaveValue('Ana María')
  await expect(form.getByLabel(/^Last name/)).toHaveValue('Muñoz')
  await expect(form.getByLabel('Female', { exact: true })).toBeChecked()
  await expect(birth(page).getByLabel('Year')).toHaveValue('1990')
  await expect(page.getByLabel('Email')).toHaveValue('ana@example.com')
  provoke(failedLoad)
  await page.route(/\/_serverFn\//, (route) => route.abort())
  await fillContact(page)
  await page.evaluate(() => scrollTo(0, 0))
  await continueToPayment(page)
  const why = page.getByRole('alert').getByText(/^This could not be saved just now/)
  await expect(why.filter({ visible: true })).toBeInViewport()
  await page.unroute(/\/_serverFn\//)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(why).toHaveCount(0)
  await continueToPayment(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible()
})

test('another flight keeps the travellers, and the way back from paying keeps all', async ({ page }) => {
  await openOffer(page, { from: 'BOG', to: 'MAD' })
  await fillTraveller(page, 'Adult 1', ana)
  await fillContact(page)
  await continueToPayment(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible()
  await page.goBack()
  await expect(card(page, 'Adult 1').getByLabel('First name')).toHaveValue('Ana María')
  await openOffer(page, { from: 'LIM', to: 'SCL' })
  await expect(card(page, 'Adult 1').getByLabel('First name')).toHaveValue('Ana María')
})

test('what is typed in one tab comes up in the other', async ({ page, context }) => {
  await openOffer(page, { from: 'BOG', to: 'MAD' })
  await expect(heading(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(card(other, 'Adult 1').getByLabel('First name')).toBeVisible()
  await fillTraveller(page, 'Adult 1', ana)
  await saved(page)
  await expect(card(other, 'Adult 1').getByLabel('First name')).toHaveValue('Ana María')
  await expect(other.getByText('This booking was changed in another tab')).toBeVisible()
})

test('a flight chosen in another tab is not paid for here by surprise, and each tab finds back to its own', async ({
  page,
  context,
}) => {
  test.slow()
  await openOffer(page, { from: 'BOG', to: 'MAD' })
  await fillTraveller(page, 'Adult 1', ana)
  await fillContact(page)
  await continueToPayment(page)
  await expect(page.getByRole('button', { name: /^Pay USD/ })).toBeVisible()
  const other = await context.newPage()
  await openOffer(other, { from: 'LIM', to: 'SCL' })
  await expect(heading(other)).toBeVisible()
  await expect(page.getByText('Something else was chosen in another tab')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay USD/ })).toBeHidden()
  await page.getByRole('link', { name: 'Back to the one before' }).click()
  await expect(page).toHaveTitle(/^Your trip/)
  await expect(card(page, 'Adult 1').getByLabel('First name')).toHaveValue('Ana María')
  await expect(other.getByText('You are booking something else')).toBeVisible()
  await other.getByRole('button', { name: 'Go on with this one' }).click()
  await expect(card(other, 'Adult 1').getByLabel('First name')).toHaveValue('Ana María')
  await continueToPayment(other)
  await expect(other.getByText('Lima (LIM) – Santiago (SCL)')).toBeVisible()
})

test('by keyboard alone', async ({ page }) => {
  await openOffer(page, { from: 'BOG', to: 'MAD' })
  const form = card(page, 'Adult 1')
  await form.getByLabel('First name').focus()
  const type = (text: string) => page.keyboard.type(text)
  const tab = () => page.keyboard.press('Tab')
  await type('Ana')
  await tab()
  await type('Diaz')
  await tab()
  await tab()
  await page.keyboard.press('ArrowRight')
  await tab()
  for (const piece of ['1', '5', '1990']) {
    await type(piece)
    await tab()
  }
  await expect(form.getByLabel('Female', { exact: true })).toBeChecked()
  await tab()
  await tab()
  await expect(card(page, 'Add baggage').getByRole('button', { name: /Ana/ }).first()).toBeFocused()
  await tab()
  await tab()
  await expect(page.getByLabel('Email')).toBeFocused()
  await type('ana@example.com')
  await tab()
  await type('+573001234567')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible()
})

test('starting over forgets the travellers and keeps the flight', async ({ page }) => {
  await openOffer(page, { from: 'BOG', to: 'MAD' })
  await fillTraveller(page, 'Adult 1', ana)
  await saved(page)
  await continueToPayment(page)
  await expect(page.getByText(/things are missing or wrong/)).toBeVisible()
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('button', { name: 'Delete and start over' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator('#next')).toBeFocused()
  await expect(page.getByText(/missing or wrong|is required/)).toHaveCount(0)
  await expect(card(page, 'Adult 1').getByLabel('First name')).toHaveValue('')
  await page.reload()
  await expect(card(page, 'Adult 1').getByLabel('First name')).toHaveValue('')
})

test.describe('in Spanish', () => {
  test.use({ locale: 'es-CO' })

  test('the form speaks Spanish and axe finds nothing @phone', async ({ page }) => {
    await openOffer(page, { from: 'BOG', to: 'MAD' })
    await page.goto(page.url().replace('/en/', '/es/'))
    await expect(page.getByRole('heading', { level: 2, name: 'Quién viaja' })).toBeVisible()
    await expect(card(page, 'Adulto 1').getByLabel('Nombre', { exact: true })).toBeVisible()
    expect(await violationsInThemes(page)).toEqual([])
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the step says what it needs', async ({ page }) => {
    await openOffer(page, { from: 'BOG', to: 'MAD' })
    await expect(page.locator('#next noscript p').first()).toBeVisible()
  })
})

test('a price that the airline moves is asked about once, and a yes goes on', async ({ page }) => {
  await chooseOffer(page, { from: 'LHR', to: 'STN' })
  await page.getByRole('link', { name: 'Accept the new price' }).last().click()
  await expect(heading(page)).toBeVisible()
  await fillTraveller(page, 'Adult 1', ana)
  await saved(page)
  await expect(page.getByRole('dialog', { name: 'The airline has raised the price' })).toBeHidden()
})
