import { expect, test } from '../test.ts'
import { violationsOf } from '../axe.ts'
import { bendBackend } from '../faults.ts'
import { settleAfter } from '../settled.ts'

const suggestion = 'The assistant suggests'

test('who comes from the assistant sees what it suggests, and goes on to its flights @phone', async ({ page }) => {
  await page.goto('/en?aiAssistant=1')
  const card = page.getByRole('region', { name: suggestion })
  await expect(card.getByText('Bogotá – Cartagena')).toBeVisible()
  await expect(card.getByText(/USD\s\d/).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'How far that is' })).toBeAttached()
  expect(await violationsOf(page)).toEqual([])
  await card.getByRole('link', { name: 'See these flights' }).click()
  await expect(page).toHaveURL(/\/en\/vuelos-bogota-cartagena-de-indias\/results\?from=BOG&to=CTG&/)
  await expect(page.getByRole('link', { name: /^Choose/ }).first()).toBeVisible()
})

test('nobody else asks it anything', async ({ page }) => {
  const asked = await settleAfter(page, () => page.goto('/en'))
  expect(asked.filter((url) => /assistant/i.test(url) && !url.includes('assistant-suggestion'))).toEqual([])
})

test('an assistant out of order is missed by nobody @faults', async ({ page, request }) => {
  await bendBackend({ status: 500, path: '/api/booking' })
  const answer = await request.get('/api/assistant')
  expect(answer.status()).toBe(200)
  expect(await answer.json()).toEqual({ search: null, flights: { error: true, data: null } })
  await page.goto('/en?aiAssistant=1')
  await page.waitForResponse('**/api/assistant')
  await expect(page.getByRole('heading', { level: 1, name: 'Where to?' })).toBeVisible()
  await expect(page.getByRole('region', { name: suggestion })).toBeHidden()
  await bendBackend({ text: '<h1>Welcome</h1>', path: '/api/flight/cached' })
  await page.goto('/en?aiAssistant=1')
  await expect(page.getByRole('region', { name: suggestion }).getByText('Bogotá – Cartagena')).toBeVisible()
  await expect(page.getByRole('region', { name: suggestion }).getByText('Seen from')).toBeHidden()
  await bendBackend({})
})
