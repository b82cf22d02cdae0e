import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import type { OnPaymentPage } from '#/features/checkout/product/product-on-pages.ts'

const files = globSync('src/verticals/*/on-payment-page.ts')

it.each(files)('%s learns the words of its own parts', async (file) => {
  const { onPaymentPage }: { onPaymentPage: OnPaymentPage } = await import(path.resolve(file))
  expect(onPaymentPage.words).toBe(`/${path.dirname(path.relative('src', file))}/payment-parts`)
})
