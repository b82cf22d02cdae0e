import { type Locator, expect } from '@playwright/test'
import { dayName } from './travel-days.ts'

const later = { en: 'Later month', es: 'Mes siguiente' } as const

/** Chooses a day of a calendar that is open, in whichever month the day is. */
export const chooseDay = async (calendar: Locator, day: string, language: keyof typeof later): Promise<void> => {
  const chosen = calendar.getByRole('button', { name: dayName(day, language) })
  await expect(calendar.getByRole('grid').first()).toBeVisible()
  while (!(await chosen.isVisible())) await calendar.getByRole('button', { name: later[language] }).first().click()
  await chosen.click()
}
