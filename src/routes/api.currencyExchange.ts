import { createFileRoute } from '@tanstack/react-router'
import { exchangeAnswer } from '#/features/visitor/exchange-answer.ts'
import { exchangeRates } from '#/features/visitor/exchange-rates.server.ts'

export const Route = createFileRoute('/api/currencyExchange')({
  server: { handlers: { GET: async () => exchangeAnswer(await exchangeRates()) } },
})
