import { HttpServerResponse } from 'effect/http'

/** JSON that was written in the contract's shape. */
export const writtenAnswer = (json: string): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.text(json, { contentType: 'application/json' })

/**
 * A long list that is of the contract's type already, as JSON: to encode hundreds of rows by the schema takes a third as long as to
 * find them, and changes nothing. Tests read such answers by the schema.
 */
export const answerAsIs = (answer: object): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.jsonUnsafe(answer)

/** Whether a `Prefer` header asks for no more than is needed (RFC 7240). */
export const prefersMinimal = ({ prefer = '' }: { readonly prefer?: string }): boolean =>
  prefer.split(',').some((preference) => preference.trim().toLowerCase() === 'return=minimal')
