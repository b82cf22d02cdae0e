import type { Page } from '@playwright/test'

/** Opens the sheet that narrow screens have the filters of a list in. */
export const showFilters = async (page: Page): Promise<void> => {
  const chip = page.getByRole('button', { name: /^(Filters|Filtros)/ })
  if (await chip.isVisible()) await chip.click()
}

/** Goes from the sheet to what the filters leave. */
export const hideFilters = async (page: Page): Promise<void> => {
  const show = page.getByRole('button', { name: /^(Show|Ver) \d+ / })
  if (await show.isVisible()) await show.click()
}

/** Opens the sheet that narrow screens have the orders of flights in. */
export const showOrders = async (page: Page): Promise<void> => {
  const chip = page.getByRole('button', { name: /^Order of the flights/ })
  if (await chip.isVisible()) await chip.click()
}
