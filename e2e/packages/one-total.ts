import { type Locator, type Page, expect } from '@playwright/test'

/** The first amount of dollars that a part of a page tells. */
export const moneyIn = async (part: Locator): Promise<string> =>
  /USD\s[\d,.]+/.exec(await part.innerText())?.[0] ?? 'no price'

/** Adds a bag on the summary of what is sold at one price, which grows by it; answers the total without it and with it. */
export const totalWithBag = async (page: Page, price: Locator) => {
  const alone = await moneyIn(price)
  await page
    .getByRole('button', { name: /^One bag more/ })
    .first()
    .click()
  await expect(price.getByText('Added bags')).toBeVisible()
  const total = await moneyIn(price)
  expect(total).not.toBe(alone)
  return { alone, total }
}
