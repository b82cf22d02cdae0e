import { formatMoney } from '../../domain/money/money-format.ts'
import { violationsInThemes, violationsOf } from '../axe.ts'
import { hasPenalty } from '../packages/choosing.ts'
import { type Page, expect, failedLoad, test } from '../test.ts'
import { openPaidFlight, openPaidPackage, openPaidStay } from './paid-trips.ts'
import { taken } from './taken-paper.ts'

const calls = '**/_serverFn/**'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cancel this trip?' })
const confirm = (page: Page) => dialog(page).getByRole('button', { name: /^(Cancel|Yes)/ })
const paid = (page: Page) => page.getByRole('region', { name: 'Amount charged' })

const ask = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Cancel this trip' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Keep the trip' })).toBeVisible()
}

/** The sums beside the words of a list of prices. */
const sumIn = async (region: ReturnType<Page['locator']>, words: RegExp): Promise<number> => {
  const line = region.locator('dl > div').filter({ hasText: words })
  return Math.round(Number((await line.locator('dd').innerText()).replaceAll(/[^\d.]/g, '')) * 100)
}

test('a stay that costs nothing to cancel: page, list, papers, calendar and mail say the same @phone', async ({
  page,
}) => {
  const { id, reference, charged } = await openPaidStay(page, 'standard', 'refundable')
  const all = formatMoney(charged, 'en')
  await ask(page)
  await expect(dialog(page)).toContainText('Pruebas standard')
  await expect(dialog(page).getByText('Comes back to Visa •••• 4242').locator('..')).toContainText(all)
  await expect(dialog(page)).not.toContainText('Kept')
  await expect(dialog(page)).toContainText('This cannot be undone.')
  expect(await violationsInThemes(page)).toEqual([])
  // whoever keeps it has lost nothing, and is where they were
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Cancel this trip' })).toBeFocused()
  await ask(page)
  await dialog(page)
    .getByRole('button', { name: `Cancel and get ${all} back` })
    .click()
  await expect(page.getByText('You canceled this trip')).toBeVisible()
  await expect(page.locator(':focus')).toContainText(`${all} was refunded to Visa •••• 4242.`)
  await expect(
    paid(page)
      .getByText(/^Refunded to Visa •••• 4242/)
      .locator('..'),
  ).toContainText(all)
  for (const gone of [
    'Hotel reference',
    'Voucher',
    'If you cancel',
    'What comes next',
    'Changed plans?',
    'How was booking with us?',
  ])
    await expect(page.getByText(gone, { exact: true })).toHaveCount(0)
  expect(await violationsOf(page)).toEqual([])
  const receipt = await taken(page, 'Receipt (PDF)')
  expect(receipt.text).toContain(`Refunded to Visa •••• 4242 ${all.replaceAll('\u00A0', ' ')}`)
  const file = await page.getByRole('link', { name: 'Remove from calendar' }).getAttribute('href')
  expect(file).toContain(id)
  const calendar = await (await page.request.get(file ?? '')).text()
  for (const said of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:1']) expect(calendar).toContain(said)
  expect(calendar).not.toContain('STATUS:CONFIRMED')
  await page.goto('/en/user/my-journey')
  const off = page.getByRole('region').or(page.locator('section')).filter({ hasText: 'Canceled or not booked' })
  await expect(off.getByRole('listitem').filter({ hasText: reference })).toContainText(
    `Canceled by you${all} charged ${all} refunded`,
  )
  await page.goto('/outbox')
  const mail = page.getByRole('listitem').filter({ hasText: reference }).filter({ hasText: 'canceled, as you asked' })
  await expect(mail).toHaveCount(1)
})

test('what is kept and what comes back is what was charged, and no more is kept than was said', async ({ page }) => {
  const { charged } = await openPaidStay(page, 'partially_refundable', 'partially')
  await ask(page)
  const kept = await sumIn(dialog(page), /^Kept as cancellation fee/)
  const back = await sumIn(dialog(page), /^Comes back to/)
  expect(kept).toBeGreaterThan(0)
  expect(kept + back).toBe(charged.amount)
  // less was said to be kept: as where the fee has gone up since
  await page.route(
    calls,
    (route) => route.continue({ postData: (route.request().postData() ?? '').replace(`${kept}`, `${kept - 1}`) }),
    { times: 1 },
  )
  await confirm(page).click()
  await expect(dialog(page).getByText('The cancellation fee has just gone up.')).toBeVisible()
  await expect(page.getByText('You canceled this trip')).toBeHidden()
  await confirm(page).click()
  await expect(page.getByText('You canceled this trip')).toBeVisible()
  expect(await sumIn(paid(page), /^Kept as cancellation fee/)).toBe(kept)
  expect(await sumIn(paid(page), /^Refunded to Visa/)).toBe(back)
  await expect(paid(page)).toContainText(formatMoney(charged, 'en'))
})

test('a package is canceled whole, and nobody is told what one of its parts was', async ({ page }) => {
  const { charged } = await openPaidPackage(page, hasPenalty, () => true)
  await ask(page)
  await expect(dialog(page).getByRole('listitem')).toHaveText(/^The whole trip: Bogotá – Cali \+ Pruebas standard$/)
  await expect(dialog(page).getByRole('checkbox')).toHaveCount(0)
  const kept = await sumIn(dialog(page), /^Kept as cancellation fee/)
  const back = await sumIn(dialog(page), /^Comes back to/)
  expect(kept + back).toBe(charged.amount)
  await confirm(page).click()
  await expect(page.getByText('You canceled this trip')).toBeVisible()
  expect(await sumIn(paid(page), /^Kept as cancellation fee/)).toBe(kept)
  expect(await sumIn(paid(page), /^Refunded to Visa/)).toBe(back)
  const receipt = await taken(page, 'Receipt (PDF)')
  for (const amount of [kept, back, charged.amount])
    expect(receipt.text).toContain(formatMoney({ amount, currency: 'USD' }, 'en').replaceAll('\u00A0', ' '))
  for (const gone of ['Airline reference', 'Ticket', 'If you cancel flight and hotel', 'Your flights on the map'])
    await expect(page.getByText(gone, { exact: true })).toHaveCount(0)
})

test('a flight alone is canceled for what its fare keeps, and one whose airline says nothing is not called final', async ({
  page,
}) => {
  const { charged } = await openPaidFlight(page, hasPenalty)
  await expect(page.getByRole('heading', { name: /^What the fare allows/ })).toBeVisible()
  await ask(page)
  const kept = await sumIn(dialog(page), /^Kept as cancellation fee/)
  const back = await sumIn(dialog(page), /^Comes back to Visa/)
  expect(kept + back).toBe(charged.amount)
  await confirm(page).click()
  await expect(page.getByText('You canceled this trip')).toBeVisible()
  expect(await sumIn(paid(page), /^Refunded to Visa/)).toBe(back)
  for (const gone of [/^What the fare allows/, /^Airline reference$/, /^Ticket$/])
    await expect(page.getByText(gone)).toHaveCount(0)
  await openPaidFlight(page, ({ refund }) => refund.allowed === null, ['YOW', 'YFB'])
  await expect(page.getByText('The airline does not say whether it refunds.')).toBeVisible()
  await ask(page)
  await expect(dialog(page)).toContainText('The airline did not say what comes back. If you cancel now, nothing does.')
  await expect(dialog(page)).not.toContainText('refundable')
  await expect(confirm(page)).toHaveCount(0)
})

test('what its hotel leaves unanswered is followed until it is done, or refused @phone', async ({ page }) => {
  await openPaidStay(page, 'cancel_unanswered', 'refundable')
  const terms = page.getByRole('heading', { name: 'If you cancel' })
  await expect(terms).toBeVisible()
  await ask(page)
  await confirm(page).click()
  await expect(page.locator(':focus')).toContainText('Your cancellation is on its way')
  await expect(terms).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Cancel this trip' })).toHaveCount(0)
  await expect(page.getByText('You canceled this trip')).toBeVisible({ timeout: 40_000 })

  const { reference } = await openPaidStay(page, 'cancel_refused', 'refundable')
  await ask(page)
  await confirm(page).click()
  await expect(page.getByText('Pruebas cancel_refused: not canceled')).toBeVisible({ timeout: 40_000 })
  await expect(terms).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await ask(page)
  await expect(confirm(page)).toHaveText('Cancel, nothing comes back')
  await page.goto('/outbox')
  await expect(
    page.getByRole('listitem').filter({ hasText: reference }).filter({ hasText: 'was not canceled' }),
  ).toHaveCount(1)
})

test('what is not refundable is said to be, and what nobody takes back stands', async ({ page }) => {
  await openPaidStay(page, 'non_refundable', 'non_refundable')
  await ask(page)
  await expect(confirm(page)).toHaveText('Cancel, nothing comes back')
  await dialog(page).getByRole('button', { name: 'Keep the trip' }).click()
  await expect(page.getByText(/^Confirmed/).first()).toBeVisible()
  await openPaidStay(page, 'post_stay_cancel')
  await ask(page)
  await expect(dialog(page)).toContainText('It is not refundable: canceling it brings nothing back.')
  const contact = dialog(page).getByRole('link', { name: 'contact us' })
  await expect(contact).toHaveAttribute('href', '/en/contacta-con-nosotras')
  await expect(confirm(page)).toHaveCount(0)
  await dialog(page).getByRole('button', { name: 'Keep the trip' }).click()
  await expect(page.getByText(/^Confirmed/).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel this trip' })).toBeVisible()
})

test('an answer that is lost of what was done is told by how the trip stands', async ({ page, provoke }) => {
  provoke(failedLoad)
  await openPaidStay(page, 'standard', 'refundable')
  await ask(page)
  await page.route(calls, async (route) => {
    if (!route.request().postData()?.includes('partIds')) return route.continue()
    await route.fetch()
    return route.abort()
  })
  await confirm(page).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.locator(':focus')).toContainText('You canceled this trip')
})

test('a connection that is lost while it is canceled is told; once more, and it is refunded once', async ({
  page,
  context,
  provoke,
}) => {
  provoke(failedLoad)
  const { reference, charged } = await openPaidStay(page, 'standard', 'refundable')
  await context.setOffline(true)
  await ask(page)
  await expect(dialog(page).getByText('We cannot check what comes back just now.')).toBeVisible()
  await context.setOffline(false)
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await expect(confirm(page)).toBeVisible()
  // it is done, and nobody hears of it; nor of how the trip stands
  let tries = 0
  await page.route(calls, async (route) => {
    if (!route.request().postData()?.includes('partIds')) return route.abort()
    tries += 1
    if (tries > 1) return route.continue()
    await route.fetch()
    return route.abort()
  })
  await confirm(page).click()
  await expect(dialog(page).getByText('We got no answer.')).toBeVisible()
  await confirm(page).click()
  await expect(dialog(page)).toBeHidden()
  await page.unrouteAll({ behavior: 'wait' })
  await expect(page.getByText('You canceled this trip')).toBeVisible()
  await expect(
    paid(page)
      .getByText(/^Refunded to Visa •••• 4242/)
      .locator('..'),
  ).toContainText(formatMoney(charged, 'en'))
  await page.goto('/outbox')
  await expect(
    page.getByRole('listitem').filter({ hasText: reference }).filter({ hasText: 'canceled, as you asked' }),
  ).toHaveCount(1)
})
