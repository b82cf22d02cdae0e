import type { Page } from '@playwright/test'
import { expect, failedLoad, test } from '../test.ts'
import { travelDay } from '../travel-days.ts'

const address = (days: number) =>
  `/en/vuelos-bogota-madrid/results?from=BOG&to=MAD&departure=${travelDay(days)}&adults=1&cabin=economy`

const held = (page: Page) => page.getByText(/^Prices checked, held until/)

test('a list that is gone back to keeps its time, is asked again after it, and says where nobody answers', async ({
  page,
  provoke,
}) => {
  await page.clock.install()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/flights/list')) asked.push(request.url())
  })
  // the browser's own cache goes by the real clock, and would give the answer of before
  await page.route('**/api/flights/list**', (route) => route.continue())
  await page.goto(address(80))
  await page.mouse.click(5, 400)
  await expect.poll(() => asked.length).toBe(1)
  await page.clock.runFor(5000)
  const until = (await held(page).textContent()) ?? ''

  await page.clock.fastForward('03:00')
  await page.getByRole('link', { name: 'Next day' }).first().click()
  await expect.poll(() => asked.length).toBe(2)
  await page.clock.fastForward('05:00')
  await page.goBack()
  await page.clock.runFor(5000)
  await expect(page.getByText(until)).toBeVisible()
  expect(asked).toHaveLength(2)

  await page.goForward()
  // the list of before stays on the screen until the other is ready, and would be no list that is gone back to
  await expect(page.getByText(until)).toBeHidden()
  await page.clock.fastForward('09:00')
  await page.goBack()
  await expect.poll(() => asked.length).toBe(3)
  await page.clock.runFor(5000)
  await expect(held(page)).toBeVisible()
  await expect(page.getByText(until)).toBeHidden()

  await page.clock.fastForward('16:00')
  const over = page.getByRole('dialog', { name: 'Your session has timed out.' })
  provoke(failedLoad)
  await page.route('**/api/flights/list**', (route) => route.abort())
  await over.getByRole('button', { name: 'Refresh results' }).click()
  const unheard = page.getByText('We could not check the price just now. You can try again.').filter({ visible: true })
  await expect(over.getByRole('alert')).toHaveText('We could not check the price just now. You can try again.')
  await page.keyboard.press('Escape')
  await expect(over).toBeHidden()
  await expect(unheard).toBeVisible()
  await page.unroute('**/api/flights/list**')
  await page.getByRole('button', { name: 'Check them again' }).click()
  await expect(held(page)).toBeVisible()
  await expect(unheard).toBeHidden()
})
