import type { Names } from './names.ts'

/** Who runs the site, as terms and privacy have to say it. What the operator has not said is undefined. */
export interface Company {
  readonly name: string | undefined
  /** in the register of companies or taxes, and as a travel agency where there is such a one */
  readonly registration: string | undefined
  readonly address: string | undefined
  readonly email: string | undefined
  /** the law and the courts, as they stand in a sentence: "the law of Colombia and the courts of Bogotá" */
  readonly law: Names | undefined
  /** where complaints go that we do not settle, and those about personal data */
  readonly authority: Names | undefined
}

export type CompanyFact = keyof Company

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined

const namesIn = (value: unknown): Names | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  const { es, en } = value as Record<string, unknown>
  const [spanish, english] = [textIn(es), textIn(en)]
  return spanish !== undefined && english !== undefined ? { es: spanish, en: english } : undefined
}

const fieldsOf = (text: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text || '{}')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** What the operator's setting says; a fact that cannot be read is missing, as one that was not written. */
export const readCompany = (text: string): Company => {
  const { name, registration, address, email, law, authority } = fieldsOf(text)
  return {
    name: textIn(name),
    registration: textIn(registration),
    address: textIn(address),
    email: textIn(email),
    law: namesIn(law),
    authority: namesIn(authority),
  }
}

export const missingFacts = (company: Company): readonly CompanyFact[] =>
  (Object.keys(company) as CompanyFact[]).filter((fact) => company[fact] === undefined)
