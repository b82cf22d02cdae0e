import type { CreatePayment } from '#contract/session-payloads.ts'

type Call = Partial<Pick<CreatePayment, 'paymentInformation'>>

/**
 * What tells one call from another under the same key. Of a card in clear only the last four digits count: a digest of
 * the number would itself be a secret to keep.
 */
export const withoutCard = (payload: object): object => {
  const { paymentInformation, ...rest }: Call = payload
  if (paymentInformation === undefined || !('cardNumber' in paymentInformation)) return payload
  const { amount, cardNumber } = paymentInformation
  return { ...rest, amount, last4: cardNumber.replace(/\D/g, '').slice(-4) }
}
