import type { DisplayCurrency } from '#/ui/money/display-currency.tsx'

/** Asks the server; what that takes is loaded by those browsers alone that ask. */
export const loadDisplayCurrency = async (): Promise<DisplayCurrency | undefined> =>
  (await import('./display-currency.functions.ts')).loadDisplayCurrency()
