import { type BrowserContext, type Page, expect, failedLoad, test } from '../test.ts'
import { violationsInThemes } from '../axe.ts'
import { openOffer } from '../flights/choosing.ts'
import { openStay } from '../hotels/choosing.ts'
import { ana, card, continueToPayment, fillContact, fillTraveller, saved } from './booking.ts'

const question = (page: Page) => page.getByLabel('Save this person on this device')
const list = (page: Page) => card(page, 'For your next booking')
const offered = (page: Page, form = 'Adult 1') =>
  card(page, form).getByRole('group', { name: 'Fill in with someone you saved' }).getByRole('button')

const sealed = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === '__Secure-travelers')

const fillPassport = async (page: Page): Promise<void> => {
  const form = card(page, 'Adult 1')
  await form.getByText('Passport or ID (optional now)').click()
  await form.getByLabel('Nationality').selectOption('CO')
  await form.getByLabel('Passport or ID number').fill('AN123456')
}

/** Says yes to what is asked, and leaves the step. */
const keep = async (page: Page, documents = false): Promise<void> => {
  await question(page).check()
  if (documents) await page.getByLabel(/^Save the passport or ID too/).check()
  await continueToPayment(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible()
  await expect.poll(() => sealed(page.context())).toBeDefined()
}

/** Ana is kept by a booking. */
const keepAna = async (page: Page, documents = false): Promise<void> => {
  await openOffer(page, { from: 'BOG', to: 'MAD' })
  await fillTraveller(page, 'Adult 1', ana)
  if (documents) await fillPassport(page)
  await fillContact(page)
  await keep(page, documents)
}

/** The next booking, in which nothing is typed yet. */
const beginAnother = async (page: Page): Promise<void> => {
  await openOffer(page, { from: 'LIM', to: 'SCL' })
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('button', { name: 'Delete and start over' }).click()
  await expect(card(page, 'Adult 1').getByLabel('First name')).toHaveValue('')
}

test('nobody is kept who was not asked about', async ({ page, context }) => {
  await openOffer(page, { from: 'BOG', to: 'MAD' })
  await expect(question(page)).toBeHidden()
  await fillTraveller(page, 'Adult 1', ana)
  await fillContact(page)
  await expect(question(page)).not.toBeChecked()
  await continueToPayment(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible()
  await beginAnother(page)
  await page.goto('/en/user/my-journey')
  await expect(page.getByRole('heading', { level: 1, name: 'My journey' })).toBeVisible()
  await expect(page.getByText('Saved travelers', { exact: true })).toBeHidden()
  expect(await sealed(context)).toBeUndefined()
})

test('whoever was kept fills in the next form with one press, as if it had been typed @phone', async ({ page }) => {
  await keepAna(page, true)
  await beginAnother(page)
  const form = card(page, 'Adult 1')
  await offered(page).focus()
  await page.keyboard.press('Enter')
  await expect(form.getByText('Filled in: Ana María Muñoz. Check that everything is still right.')).toBeVisible()
  await expect(offered(page)).toBeFocused()
  const shown = async (): Promise<void> => {
    await expect(form.getByLabel('First name')).toHaveValue('Ana María')
    await expect(form.getByLabel(/^Last name/)).toHaveValue('Muñoz')
    await expect(form.getByLabel('Female', { exact: true })).toBeChecked()
    await expect(form.getByRole('group', { name: 'Date of birth' }).getByLabel('Year')).toHaveValue('1990')
    await expect(form.getByLabel('Nationality')).toHaveValue('CO')
    await expect(form.getByLabel('Passport or ID number')).toHaveValue('AN123456')
  }
  await shown()
  await expect(form.getByLabel('Passport or ID number')).toBeVisible()
  await saved(page)
  await page.reload()
  await shown()
  await form.getByLabel('First name').fill('Ana')
  await saved(page)
  expect(await violationsInThemes(page)).toEqual([])
})

test('a passport stays out unless it is asked for too, and meals always', async ({ page }) => {
  await openOffer(page, { from: 'BOG', to: 'MAD' })
  await fillTraveller(page, 'Adult 1', ana)
  await fillPassport(page)
  await card(page, 'Adult 1').getByText('Meal, assistance, frequent flyer (optional)').click()
  await card(page, 'Adult 1').getByLabel('Meal').selectOption({ label: 'Kosher' })
  await fillContact(page)
  await expect(page.getByLabel(/^Save the passport or ID too/)).toBeHidden()
  await keep(page)
  await beginAnother(page)
  await expect(list(page).getByText(/^Saved until /)).not.toContainText('passport')
  await offered(page).click()
  const form = card(page, 'Adult 1')
  await expect(form.getByLabel('First name')).toHaveValue('Ana María')
  await expect(form.getByLabel('Nationality')).toHaveValue('CO')
  await expect(form.getByLabel('Passport or ID number')).toHaveValue('')
  await expect(form.getByLabel('Meal')).toHaveValue('')
})

test('what lies on the device says nothing, goes to calls of ours alone, and opens on no other', async ({
  page,
  context,
  browser,
}) => {
  await keepAna(page, true)
  const cookie = await sealed(context)
  if (!cookie) throw new Error('nobody is kept')
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/_serverFn/' })
  expect(cookie.expires * 1000 - Date.now()).toBeLessThan(366 * 86_400_000)
  expect(atob(cookie.value.replaceAll('-', '+').replaceAll('_', '/'))).not.toMatch(/Ana|AN123456|1990/)
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie)
  expect(stored).not.toMatch(/AN123456|__Secure-travelers/)
  const [request] = await Promise.all([
    page.waitForRequest(/\/en\/user\/my-journey$/),
    page.goto('/en/user/my-journey'),
  ])
  expect(await request.headerValue('cookie')).not.toContain('travelers')

  const elsewhere = await browser.newContext()
  await elsewhere.addCookies([cookie])
  const other = await elsewhere.newPage()
  await openOffer(other, { from: 'BOG', to: 'MAD' })
  await expect(card(other, 'Adult 1').getByLabel('First name')).toBeVisible()
  await expect.poll(() => sealed(elsewhere)).toBeUndefined()
  await expect(offered(other)).toBeHidden()
  await elsewhere.close()

  await page.getByRole('button', { name: 'Leave this device' }).click()
  await expect(page.getByText('This browser has forgotten you')).toBeFocused()
  const left = (await context.cookies()).map(({ name }) => name)
  expect(left.filter((name) => name.startsWith('__'))).toEqual([])
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('the latest come first; each can be deleted, and all', async ({ page, context }) => {
  await openOffer(page, { from: 'BOG', to: 'MAD' })
  await fillTraveller(page, 'Adult 1', ana)
  await fillContact(page)
  await keep(page)
  await beginAnother(page)
  await fillTraveller(page, 'Adult 1', { firstName: 'Luis', lastName: 'Peña', gender: 'Male', born: '2 6 1988' })
  await fillContact(page)
  await keep(page)
  await beginAnother(page)
  await expect(offered(page)).toHaveText(['Luis Peña', 'Ana María Muñoz'])
  await list(page).getByRole('button', { name: 'Delete: Luis Peña' }).click()
  await expect(list(page).getByText('Deleted from this device.')).toBeFocused()
  await expect(offered(page)).toHaveText(['Ana María Muñoz'])
  await page.reload()
  await expect(offered(page)).toHaveText(['Ana María Muñoz'])
  await fillTraveller(page, 'Adult 1', { firstName: 'Luis', lastName: 'Peña', gender: 'Male', born: '2 6 1988' })
  await fillContact(page)
  await keep(page)
  await page.goto('/en/user/my-journey')
  const section = page.getByRole('region', { name: 'Saved travelers' })
  await expect(section.getByRole('listitem')).toHaveCount(2)
  await section.getByRole('button', { name: 'Delete everyone saved' }).click()
  await expect(section.getByText('Deleted. Nobody is saved on this device.')).toBeFocused()
  expect(await sealed(context)).toBeUndefined()
})

test('a guest is filled in by name, where nothing else is asked', async ({ page }) => {
  await keepAna(page)
  await openStay(page, 'fee_at_property')
  const room = card(page, 'Room 1')
  await room.getByLabel('First name').fill('')
  await room.getByLabel('Last name').fill('')
  await offered(page, 'Room 1').click()
  await expect(room.getByLabel('First name')).toHaveValue('Ana María')
  await expect(room.getByLabel('Last name')).toHaveValue('Muñoz')
})

test('a deletion that fails says so, and deletes nothing', async ({ page, provoke }) => {
  await keepAna(page)
  await page.goto('/en/user/my-journey')
  const section = page.getByRole('region', { name: 'Saved travelers' })
  await expect(section).toBeVisible()
  provoke(failedLoad)
  await page.route(/\/_serverFn\//, (route) => route.abort())
  await section.getByRole('button', { name: 'Delete: Ana María Muñoz' }).click()
  await expect(section.getByText('This could not be deleted just now. Try again in a moment.')).toBeVisible()
  await page.unroute(/\/_serverFn\//)
  await section.getByRole('button', { name: 'Delete: Ana María Muñoz' }).click()
  await expect(section.getByText('Deleted. Nobody is saved on this device.')).toBeVisible()
})

test.describe('in Spanish', () => {
  test.use({ locale: 'es-CO' })

  test('it is asked, listed under My journey, and deleted there @phone', async ({ page, context }) => {
    await openOffer(page, { from: 'BOG', to: 'MAD' })
    await fillTraveller(page, 'Adult 1', ana)
    await fillContact(page)
    await saved(page)
    await page.goto(page.url().replace('/en/', '/es/'))
    const asked = page.getByLabel('Guardar a esta persona en este dispositivo')
    await expect(asked).not.toBeChecked()
    await asked.check()
    expect(await violationsInThemes(page)).toEqual([])
    await page.getByRole('button', { name: 'Continuar al pago' }).click()
    await expect.poll(() => sealed(context)).toBeDefined()
    await page.goto('/es/user/my-journey')
    const section = page.getByRole('region', { name: 'Viajeros guardados' })
    await expect(section.getByText(/^Guardado hasta el /)).toBeVisible()
    expect(await violationsInThemes(page)).toEqual([])
    await section.getByRole('button', { name: 'Borrar: Ana María Muñoz' }).click()
    await expect(section.getByText('Borrado. No hay nadie guardado en este dispositivo.')).toBeFocused()
    expect(await sealed(context)).toBeUndefined()
    await page.goto('/es/politica-de-privacidad')
    await expect(page.getByRole('row', { name: /__Secure-travelers/ })).toContainText('cifrados')
  })
})
