import { env } from 'cloudflare:workers'
import { readCompany } from '#domain/company.ts'
import { draftDays, paymentProvider } from '#/server/visitor/site-settings.server.ts'
import type { LegalFacts } from './legal-facts.ts'

export const legalFacts = (): LegalFacts => ({
  company: readCompany(env.COMPANY ?? ''),
  provider: paymentProvider(),
  draftDays: draftDays(),
})
