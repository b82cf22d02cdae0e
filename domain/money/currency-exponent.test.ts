import { describe, expect, it } from 'vitest'
import { currencyExponent, minorPerMajor } from './currency-exponent.ts'

const table: readonly [number, string][] = [
  [0, 'CLP BIF DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND XAF XOF XPF'],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
  [2, 'USD EUR GBP MXN ARS COP HUF IDR PEN BRL CAD AUD INR TRY CLF MRU'],
]

describe.each(table)('%i decimals', (decimals, codes) => {
  it.each(codes.split(' '))('%s', (code) => {
    expect(currencyExponent(code)).toBe(decimals)
    expect(minorPerMajor(code)).toBe(Number(`1${'0'.repeat(decimals)}`))
  })
})
