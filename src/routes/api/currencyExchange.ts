import { createFileRoute } from '@tanstack/react-router'
import { exchangeAnswer } from '#/features/visitor/currency/exchange-answer.ts'
import { exchangeRates } from '#/features/visitor/currency/exchange-rates.server.ts'

export const Route = createFileRoute('/api/currencyExchange')({
  server: { handlers: { GET: async () => exchangeAnswer(await exchangeRates()) } },
})
