/** Named in the address by whoever leads straight to the card. */
export const cardHash = 'card'
