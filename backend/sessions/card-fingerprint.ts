import type { CreatePayment } from '#contract/session-payloads.ts'

/**
 * What tells one card call from another under the same key. Of a card in clear only the last four digits count: a digest of
 * the number would itself be a secret to keep.
 */
export const withoutCard = <Payload extends Pick<CreatePayment, 'paymentInformation'>>({
  paymentInformation,
  ...rest
}: Payload) =>
  'cardNumber' in paymentInformation
    ? { ...rest, amount: paymentInformation.amount, last4: paymentInformation.cardNumber.replace(/\D/g, '').slice(-4) }
    : { ...rest, paymentInformation }
