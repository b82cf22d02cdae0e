/**
 * What one US dollar buys, for demonstration: plausible, fixed, and of the day that they say. The currencies that the site
 * can show, and those that travellers to its busiest places think in.
 */
export const demoRates = {
  base: 'USD',
  date: '2026-11-01',
  rates: {
    USD: 1,
    EUR: 0.9214,
    GBP: 0.7893,
    COP: 4087.35,
    MXN: 18.4725,
    ARS: 1184.6,
    CLP: 944.85,
    PEN: 3.7415,
    BRL: 5.4382,
    CAD: 1.3756,
    AUD: 1.5231,
    CHF: 0.8847,
    JPY: 151.62,
    AED: 3.6725,
    SGD: 1.3418,
    KWD: 0.3072,
  },
} as const
