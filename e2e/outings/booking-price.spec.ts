import { chooseTime } from '../activities/booking-activity.ts'
import { chooseOffer } from '../flights/choosing.ts'
import { moneyIn } from '../packages/one-total.ts'
import { expect, test } from '../test.ts'

test('a price that rises between a page and its order is asked about from what the page says, and is its price then', async ({
  page,
}) => {
  await chooseOffer(page, { from: 'LHR', to: 'STN', roundTrip: true })
  await page.getByRole('dialog').getByRole('link', { name: 'Accept the new price' }).click()
  await page.getByRole('link', { name: 'See activities for these days' }).click()
  const activities = page.getByRole('article').filter({ hasNotText: 'Confirmed after you book' })
  await activities.getByRole('link').first().click()
  await chooseTime(page)
  const price = page.getByRole('region', { name: 'Total for flight + activity' })
  const total = await moneyIn(price)
  const { searchParams } = new URL(page.url())
  expect(searchParams.get('from')).not.toBe(searchParams.get('to'))
  const another = page.getByRole('link', { name: 'Choose another time' })
  for (const day of ['from', 'to'])
    await expect(another).toHaveAttribute('href', new RegExp(`[?&]${day}=${searchParams.get(day)}`))
  const question = page.getByRole('dialog', { name: 'The price of this package went up' })
  await expect(question).toContainText('New price:')
  const [before, after = 'no price'] = (await question.innerText()).match(/USD\s[\d,.]+/g) ?? []
  expect(before).toBe(total)
  await question.getByRole('button', { name: 'Accept the new price' }).click()
  await expect(price).toContainText(after)
  await expect(page).toHaveURL(/[?&]shown=\d+/)
})
