import { type Page, expect, test, failedLoad } from '../test.ts'
import { wakeEnd } from '../end-of-page.ts'
import { expectAlive } from '../site/late-scripts.ts'
import { isScript } from '../../scripts/building/script-names.ts'
import { violationsInThemes } from '../axe.ts'
import { bendBackend } from '../faults.ts'

const bogotaNoon = new Date('2026-11-21T17:00:00Z')
const bogotaNight = new Date('2026-11-21T05:00:00Z')

/** Before its scripts have come the link leads to the page of the numbers, as it does without any. */
const awake = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('header a[href$="#phone"]') ?? {}).some((key) => key.startsWith('__react')),
  )

const openDialog = async (page: Page, name = 'Call us') => {
  await awake(page)
  await page.getByRole('banner').getByRole('link', { name }).click()
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog).toBeVisible()
  return dialog
}

test.describe('called from Madrid', () => {
  test.use({ timezoneId: 'Europe/Madrid' })

  test('at noon in Bogotá somebody picks up, told by both clocks', async ({ page }) => {
    await page.clock.setFixedTime(bogotaNoon)
    await page.goto('/en')
    const dialog = await openDialog(page)
    await expect(dialog.getByText('Open now, until 4:00 AM')).toBeVisible()
    await expect(dialog.getByText('Every day from 8:00 AM to 10:00 PM (Colombia Standard Time).')).toBeVisible()
    await expect(dialog.getByText('In your time, from 2:00 PM to 4:00 AM.')).toBeVisible()
  })

  test('by night nobody does, and it says when it opens, in Spanish too', async ({ page }) => {
    await page.clock.setFixedTime(bogotaNight)
    await page.goto('/es')
    const dialog = await openDialog(page, 'Llámanos')
    await expect(dialog.getByText('Cerrado ahora, abre a las 14:00')).toBeVisible()
    await expect(dialog.getByText('Todos los días de 8:00 a 22:00 (hora estándar de Colombia).')).toBeVisible()
  })
})

test('one’s own clock is not told where it is the company’s', async ({ browser }) => {
  const context = await browser.newContext({ timezoneId: 'America/Bogota' })
  const page = await context.newPage()
  await page.goto('/en')
  const dialog = await openDialog(page)
  await expect(dialog.getByText(/^Every day from/)).toBeVisible()
  await expect(dialog.getByText(/^In your time/)).toBeHidden()
  await context.close()
})

test('each country has its number, all others the common one', async ({ page }) => {
  await page.goto('/en')
  const dialog = await openDialog(page)
  await expect(dialog.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+12025550143')
  await dialog.getByLabel('Calling from').selectOption('Germany')
  await expect(dialog.getByRole('link', { name: 'Call +49 30 23125 143' })).toHaveAttribute('href', 'tel:+493023125143')
  await dialog.getByLabel('Calling from').selectOption('Any other country')
  await expect(dialog.getByRole('link', { name: 'Call +1 202-555-0143' })).toBeVisible()
})

test('the keyboard alone opens it, and is back where it was', async ({ page }) => {
  await page.goto('/en')
  const link = page.getByRole('banner').getByRole('link', { name: 'Call us' })
  await awake(page)
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Call us' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Call us' })).toBeHidden()
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Call us' })).toBeVisible()
})

test('what lies further down the page stays while it is open', async ({ page }) => {
  await page.goto('/en')
  await openDialog(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'How far that is' })).toBeAttached()
})

test('the footer opens it too, where there is no room above @phone', async ({ page }) => {
  await page.goto('/en')
  await awake(page)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Call us' })
  await wakeEnd(page, link)
  await link.click()
  await expect(page.getByRole('dialog', { name: 'Call us' })).toBeVisible()
})

test('the footer wakes where a busy page is told in one go that it is out of sight, and in sight @phone-only', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(tell: IntersectionObserverCallback, settings?: IntersectionObserverInit) {
        const held: IntersectionObserverEntry[] = []
        super((entries, self) => {
          held.push(...entries)
          if (held.some(({ isIntersecting }) => isIntersecting)) tell(held.splice(0), self)
        }, settings)
      }
    }
  })
  await page.goto('/en')
  const footer = page.getByRole('contentinfo')
  await expectAlive(footer.locator('..'))
  await page.keyboard.press('Shift')
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)))
  await wakeEnd(page, footer.getByRole('link', { name: 'Call us' }))
})

test('where the dialog cannot be loaded, not even by a new page, the number takes the place of the link', async ({
  page,
  provoke,
}) => {
  provoke(failedLoad)
  await page.route(isScript('call-dialog'), (route) => route.abort())
  await page.goto('/en')
  const link = page.getByRole('banner').getByRole('link', { name: 'Call us' })
  await awake(page)
  await Promise.all([page.waitForEvent('load'), link.click()])
  await awake(page)
  await link.click()
  const number = page.getByRole('banner').getByRole('link', { name: '+1 202-555-0143' })
  await expect(number).toHaveAttribute('href', 'tel:+12025550143')
  await expect(number).toBeFocused()
  await expect(page).toHaveURL(/\/en$/)
})

test('numbers that cannot be had leave the common one', async ({ page, provoke }) => {
  provoke(failedLoad)
  await page.route('**/api/contacts', (route) => route.abort())
  await page.goto('/en')
  const dialog = await openDialog(page)
  await expect(dialog.getByRole('link', { name: 'Call +1 202-555-0143' })).toBeVisible()
  await expect(dialog.getByLabel('Calling from')).toBeHidden()
})

test('the pages stand without the endpoint of the numbers @faults', async ({ page, request }) => {
  await bendBackend({ drop: true, path: '/graphql' })
  const answer = await request.get('/api/contacts')
  expect(answer.status()).toBe(200)
  expect(await answer.json()).toEqual({ contacts: expect.any(Array) })
  await page.goto('/en')
  const dialog = await openDialog(page)
  await expect(dialog.getByRole('link', { name: /^Call \+/ })).toBeVisible()
  await bendBackend({})
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the link leads to all numbers and the hours @phone', async ({ page }) => {
    await page.goto('/es')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Llámanos' }).click()
    await expect(page).toHaveURL(/\/es\/contacta-con-nosotras#phone$/)
    const card = page.getByRole('region', { name: 'Llámanos' })
    await expect(card.getByRole('link', { name: '+49 30 23125 143' })).toHaveAttribute('href', 'tel:+493023125143')
    await expect(card.getByText('Cualquier otro país')).toBeVisible()
    await expect(card.getByText('Todos los días de 8:00 a 22:00 (hora estándar de Colombia).')).toBeVisible()
    await expect(card.getByText(/^(Abierto ahora, hasta las|Cerrado ahora, abre a las) \d/)).toBeVisible()
  })
})

test('axe finds nothing in the dialog nor in the numbers', async ({ page }) => {
  await page.goto('/en')
  await openDialog(page)
  expect(await violationsInThemes(page)).toEqual([])
  await page.goto('/es/contacta-con-nosotras#phone')
  expect(await violationsInThemes(page)).toEqual([])
})
