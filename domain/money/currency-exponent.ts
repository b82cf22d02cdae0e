const zeroDecimal = 'CLP BIF DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND XAF XOF XPF'
const threeDecimal = 'BHD IQD JOD KWD LYD OMR TND'

const exponents: ReadonlyMap<string, number> = new Map([
  ...zeroDecimal.split(' ').map((code) => [code, 0] as const),
  ...threeDecimal.split(' ').map((code) => [code, 3] as const),
])

/**
 * How many decimals the minor unit of a currency stands for: 2 for USD. The table is the specification's (rule money-1);
 * `Intl` says otherwise of COP, HUF, IDR and more, and would misread their amounts a hundredfold (rule money-1).
 */
export const currencyExponent = (currency: string): number => exponents.get(currency) ?? 2

/** Minor units in one major unit: 100 for USD, 1 for JPY, 1000 for KWD. */
export const minorPerMajor = (currency: string): number => 10 ** currencyExponent(currency)
