import { createFileRoute } from '@tanstack/react-router'
import { exchangeResponse } from '#/features/visitor/currency/exchange-response.ts'
import { exchangeRates } from '#/features/visitor/currency/exchange-rates.server.ts'

export const Route = createFileRoute('/api/currencyExchange')({
  server: { handlers: { GET: async () => exchangeResponse(await exchangeRates()) } },
})
