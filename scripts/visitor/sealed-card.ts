import type { Money } from '../../domain/money/money.ts'
import { type CardKeySigner, type SignedCardKeys, sealCard } from '../../domain/card/card-envelope.ts'
import type { CardFields } from '../../src/features/checkout/card/card-form.ts'
import { cardKeySigner } from '../card-signing-key.ts'

/** A card as the site's page would seal it; `loadKeys` asks the site's server function. */
export const sealedCard = async (
  card: CardFields,
  agreed: Money,
  loadKeys: (asked: { readonly nonce: string }) => Promise<SignedCardKeys>,
): Promise<string> => {
  const nonce = crypto.randomUUID()
  const signer = cardKeySigner() as unknown as CardKeySigner
  const envelope = await sealCard(card, await loadKeys({ nonce }), { agreed, nonce, signer })
  if (envelope === undefined) throw new Error('The keys for cards are not signed by this machine.')
  return envelope
}
