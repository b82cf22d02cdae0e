import { company, draftDays, paymentProvider } from '#/server/visitor/site-settings.server.ts'
import type { LegalFacts } from './legal-facts.ts'

export const legalFacts = (): LegalFacts => ({
  company: company(),
  provider: paymentProvider(),
  draftDays: draftDays(),
})
