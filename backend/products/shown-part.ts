import type { PartOf, ProductTypes } from './product.ts'

/** What the contract shows of a part, whatever it is of. */
export const shownPart = <Kind extends string, Types extends ProductTypes>({
  partId,
  kind,
  item,
  extras,
  quote,
  state,
  supplier,
  documents,
}: PartOf<Kind, Types>) => ({
  partId,
  kind,
  item,
  extras,
  quote: { offerId: quote.offerId, total: quote.price, expiresAt: new Date(quote.expiresAt).toISOString() },
  state,
  supplier: { name: supplier.name, reference: supplier.reference },
  documents: documents.issued,
})
