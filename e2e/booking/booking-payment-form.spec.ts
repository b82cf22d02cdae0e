import { expect, test } from '../test.ts'
import { violationsInThemes } from '../axe.ts'
import { cards, expectBooked, goToPay, pay, payWith, typeCard } from './paying.ts'

test('the card is grouped, named and capped as it is typed, and its caret stays where it is', async ({ page }) => {
  await goToPay(page)
  const number = page.getByLabel('Card number')
  await number.pressSequentially('378282246310005')
  await expect(number).toHaveValue('3782 822463 10005')
  await expect(page.getByText('American Express', { exact: true })).toBeVisible()
  await number.fill('')
  await number.pressSequentially('4242x4242-424242429')
  await expect(number).toHaveValue('4242 4242 4242 4242')
  await number.press('Home')
  for (let times = 0; times < 3; times += 1) await number.press('ArrowRight')
  const caret = (): Promise<number | null> => number.evaluate((input: HTMLInputElement) => input.selectionStart)
  await number.press('x')
  expect(await caret()).toBe(3)
  await number.press('Backspace')
  await number.press('1')
  expect(await caret()).toBe(3)
  await expect(number).toHaveValue('4212 4242 4242 4242')
  const expiry = page.getByLabel('Expiration date')
  await expiry.pressSequentially('9')
  await expect(expiry).toHaveValue('09 / ')
  await expiry.pressSequentially('31')
  await expect(expiry).toHaveValue('09 / 31')
  const code = page.getByLabel('Security code (CVC)')
  await code.pressSequentially('12a345')
  await expect(code).toHaveValue('1234')
})

for (const width of [320, 390]) {
  test(`the whole number can be read on a screen of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await goToPay(page)
    const number = page.getByLabel('Card number')
    for (const digits of ['4242424242424242', '378282246310005']) {
      await number.fill(digits)
      const room = await number.evaluate((input: HTMLInputElement) => [input.scrollWidth, input.clientWidth])
      expect(room[0]).toBeLessThanOrEqual(room[1] ?? 0)
    }
  })
}

const messages = {
  en: {
    fields: ['Card number', 'Expiration date', 'Security code (CVC)', 'Name on card'],
    messages: [
      'Invalid credit card number.',
      'Invalid expiration date.',
      'Invalid CVC.',
      'Cardholder name is required.',
    ],
  },
  es: {
    fields: ['Número de tarjeta', 'Fecha de expiración', 'Código (CVC)', 'Nombre en la tarjeta'],
    messages: [
      'Número de tarjeta de crédito no válido.',
      'Fecha de expiración inválida.',
      'CVC no válido.',
      'Se requiere el nombre del titular de la tarjeta.',
    ],
  },
} as const

for (const language of ['en', 'es'] as const) {
  test(`a field says what is wrong once it was left, and not before, in ${language}`, async ({ page }) => {
    await goToPay(page, { language })
    const words = messages[language]
    for (const [index, field] of words.fields.entries()) {
      const message = page.getByText(words.messages[index] ?? '', { exact: true })
      await page.getByLabel(field).fill('')
      await page.getByLabel(field).focus()
      await expect(message).toBeHidden()
      await page.getByLabel(field).blur()
      await expect(message).toBeVisible()
      await expect(page.getByLabel(field)).toHaveAccessibleDescription(
        new RegExp(`${words.messages[index]?.replaceAll('.', '\\.')}$`),
      )
    }
  })
}

test('Pay on an empty card says everything that is wrong, leads to it, and sends nothing', async ({ page }) => {
  const visitor = await goToPay(page)
  await pay(page).click()
  await expect(page.getByText('3 things are missing or wrong')).toBeVisible()
  await page.getByRole('button', { name: 'Invalid CVC.' }).click()
  await expect(page.getByLabel('Security code (CVC)')).toBeFocused()
  expect((await visitor.ask('readBooking')).payments).toBe(0)
})

test('the card holder is the first traveller until the box says otherwise', async ({ page }) => {
  const { visitor, ask } = await goToPay(page)
  await visitor.call('saveDraft', { patch: { billing: { cardHolderName: '' } }, version: 2 })
  await page.reload()
  const name = page.getByLabel('Name on card')
  await expect(name).toHaveValue('Ana María Muñoz')
  await page.getByLabel('The card holder is not traveling').check()
  await expect(name).toHaveValue('')
  await name.fill('Luz Vargas')
  await expect
    .poll(async () => (await ask('readBooking')).draft.billing)
    .toMatchObject({ cardHolderName: 'Luz Vargas', isCardHolderTraveling: false })
})

test('a reload keeps the address and forgets the card; another page forgets it too', async ({ page }) => {
  const visitor = await goToPay(page)
  await typeCard(page, cards.good)
  await page.getByLabel('Region (optional)').fill('Cundinamarca')
  await page.reload()
  await expect(page.getByLabel('Region (optional)')).toHaveValue('Cundinamarca')
  await expect(page.getByLabel('Card number')).toHaveValue('')
  await expect(page.getByLabel('Name on card')).toHaveValue('Ana Muñoz')
  await typeCard(page, cards.good)
  await page.getByRole('link', { name: 'Trayecto, home' }).first().click()
  await expect(page.getByRole('button', { name: 'Search flights' })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Card number')).toHaveValue('')
  await payWith(page, cards.good)
  await expectBooked(page, visitor)
})

const isOnTop = (element: Element): boolean => {
  const { right, top, height } = element.getBoundingClientRect()
  return document.elementFromPoint(right - 4, top + height / 2) === element
}

test('the line of a booking runs up to its stops, and not into them', async ({ page }) => {
  await goToPay(page)
  const stop = page.getByRole('listitem').filter({ hasText: 'Payment' }).locator('> span').last()
  expect(await stop.evaluate(isOnTop)).toBe(true)
})

test('an address longer than anybody’s is cut where its field ends, and all the rest is kept', async ({ page }) => {
  await goToPay(page)
  await page.getByRole('radio', { name: /^On the page of/ }).check()
  const region = page.getByLabel('Region (optional)')
  await page.getByLabel(/^Postal code/).pressSequentially('1'.repeat(40))
  await page.getByLabel('Name on card').pressSequentially('A'.repeat(100))
  await region.fill('Cundinamarca')
  await expect(page.getByText('All changes saved').filter({ visible: true })).toBeVisible()
  await page.reload()
  await expect(region).toHaveValue('Cundinamarca')
})

test('a page that is put away forgets the card, even if it comes back as it was', async ({ page }) => {
  await goToPay(page)
  await typeCard(page, cards.good)
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  for (const field of ['Card number', 'Expiration date', 'Security code (CVC)']) {
    await expect(page.getByLabel(field)).toHaveValue('')
  }
})

test('a page that comes back as it was shows what has been written since', async ({ page }) => {
  const { visitor } = await goToPay(page)
  const town = page.getByLabel('City')
  await expect(town).toHaveValue('Bogotá')
  await visitor.call('saveDraft', { patch: { billing: { city: 'Cali' } }, version: 2 })
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(town).toHaveValue('Cali')
})

test('starting over asks first, and then forgets everything but the flight', async ({ page }) => {
  const { ask } = await goToPay(page)
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('button', { name: 'Keep what I typed' }).click()
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('button', { name: 'Delete and start over' }).click()
  await expect(page).toHaveURL(/\/en\/booking\/summary\?offer=/)
  const { draft } = await ask('readBooking')
  expect([draft.customer.email, draft.billing.city, draft.passengers[0]?.lastName]).toEqual(['', '', ''])
})

test('keyboard alone, from the first field to the confirmed booking', async ({ page }) => {
  const visitor = await goToPay(page)
  await page.getByRole('radio', { name: /^By card, here/ }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Card number')).toBeFocused()
  await page.keyboard.type(cards.good)
  await page.keyboard.press('Tab')
  await page.keyboard.type('1230')
  await page.keyboard.press('Tab')
  await page.keyboard.type('123')
  await page.keyboard.press('Enter')
  await expectBooked(page, visitor)
})

test('by keyboard on a phone, no field hides under the bar that pays', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await goToPay(page)
  const bar = await page.locator('.bottom-bar').boundingBox()
  await page.getByRole('radio', { name: /^By card, here/ }).focus()
  for (const field of ['Card number', 'Expiration date', 'Security code (CVC)', 'Name on card']) {
    await page.keyboard.press('Tab')
    await expect(page.getByLabel(field)).toBeFocused()
    const { y = 0, height = 0 } = (await page.getByLabel(field).boundingBox()) ?? {}
    expect(y + height).toBeLessThan(bar?.y ?? 0)
  }
})

test('the page to pay on, full and failing, is clean to axe @phone', async ({ page }) => {
  await goToPay(page, { language: 'en' })
  await expect(pay(page)).toBeVisible()
  expect(await violationsInThemes(page)).toEqual([])
  await pay(page).click()
  await expect(page.getByText('Invalid CVC.').first()).toBeVisible()
  expect(await violationsInThemes(page)).toEqual([])
})
