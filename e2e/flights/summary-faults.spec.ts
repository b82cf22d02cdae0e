import { expect, test } from '../test.ts'
import { openOffer } from './choosing.ts'
import { bendBackend } from '../faults.ts'

test.afterEach(() => bendBackend({}))

test('a backend that is down is told in words, and a second try works @faults', async ({ page }) => {
  await openOffer(page, { from: 'BOG', to: 'MAD' })
  await bendBackend({ status: 502 })
  expect((await page.reload())?.status()).toBe(503)
  await expect(page.getByRole('heading', { level: 1, name: 'We cannot check this price right now' })).toBeVisible()
  await bendBackend({})
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your trip to Madrid' })).toBeVisible()
})

test('a price that cannot be checked again is said so, and keeps its time @faults', async ({ page }) => {
  await page.clock.install()
  await openOffer(page, { from: 'BOG', to: 'MAD' })
  await expect(page.getByText(/^Prices checked, held until/)).toBeVisible()
  await page.clock.fastForward('07:10')
  await bendBackend({ status: 502 })
  const longer = page.getByRole('button', { name: 'Check the price and hold it longer' })
  await longer.click()
  await expect(page.getByText('We could not check the price just now. You can try again.')).toBeVisible()
  await bendBackend({})
  await longer.click()
  await expect(longer).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Your trip to Madrid' })).toBeVisible()
})
