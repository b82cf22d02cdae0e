import { isUuid } from '#/server/named-uuid.server.ts'

type Checked = { readonly outcome: 'price_changed'; readonly offerId: string } | { readonly outcome: string }

/** The reservation that another choice on a page is made instead of: the one that the page has just made, or that its address names. */
export const heldReservation = (checked: Checked | undefined, named: string | undefined): string | undefined => {
  if (checked && 'offerId' in checked) return checked.offerId
  return isUuid(named) ? named : undefined
}
