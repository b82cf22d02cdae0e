import { type Locator, type Page, expect } from '@playwright/test'

/** On with Tab until the control is reached, as somebody without a mouse does. */
const tabTo = async (page: Page, control: Locator): Promise<void> => {
  await expect(control).toBeVisible()
  for (let times = 0; times < 120; times += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${control}`)
}

export const typeInto = async (page: Page, control: Locator, text: string): Promise<void> => {
  await tabTo(page, control)
  await page.keyboard.type(text)
}

export const press = async (page: Page, control: Locator, key = 'Enter'): Promise<void> => {
  await tabTo(page, control)
  await page.keyboard.press(key)
}
