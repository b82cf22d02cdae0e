import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What a price can be shown in. Everything is charged in US dollars (rule money-2). */
export const displayCurrencies = {
  USD: msg`US dollar`,
  EUR: msg`Euro`,
  GBP: msg`Pound sterling`,
  COP: msg`Colombian peso`,
  MXN: msg`Mexican peso`,
  ARS: msg`Argentine peso`,
  CLP: msg`Chilean peso`,
  PEN: msg`Peruvian sol`,
  BRL: msg`Brazilian real`,
  CAD: msg`Canadian dollar`,
} as const satisfies Record<string, MessageDescriptor>

export type DisplayCurrency = keyof typeof displayCurrencies

export const fallbackCurrency: DisplayCurrency = 'USD'

export const isDisplayCurrency = (text: string | undefined): text is DisplayCurrency =>
  text !== undefined && Object.hasOwn(displayCurrencies, text)
