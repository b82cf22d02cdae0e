import { createServerFn } from '@tanstack/react-start'
import { legalFacts } from './legal-facts.server.ts'
import type { LegalFacts } from './legal-facts.ts'

export const loadLegalFacts = createServerFn().handler((): Promise<LegalFacts> => Promise.resolve(legalFacts()))
