import type { ExchangeRates } from '#domain/money/exchange-rates.ts'
import type { Result } from '#domain/problem.ts'

/** What `GET /api/currencyExchange` answers (rule money-7): empty rates where there are none. */
export interface ExchangeAnswer {
  readonly success: boolean
  readonly data: { readonly rates: ExchangeRates['rates']; readonly base: string; readonly date: string | null }
}

const none: ExchangeAnswer = { success: false, data: { rates: {}, base: 'USD', date: null } }

const oneHour = 3600

/** Rates may be kept for an hour, the lack of them not at all. */
export const exchangeResponse = (rates: Result<ExchangeRates>): Response =>
  rates.ok
    ? Response.json({ success: true, data: rates.value } satisfies ExchangeAnswer, {
        headers: { 'cache-control': `public, max-age=${oneHour}` },
      })
    : Response.json(none, { status: 503, headers: { 'cache-control': 'no-store' } })
