const suffix = '.package'

/** What a reservation is called where it is sold with a flight, for less than alone. */
export const packagedId = (uuid: string): string => `${uuid}${suffix}`

/** The reservation that an offer's id names, and whether it is meant with a flight. */
export const readOfferId = (offerId: string): { readonly uuid: string; readonly isPackaged: boolean } => {
  const isPackaged = offerId.endsWith(suffix)
  return { uuid: isPackaged ? offerId.slice(0, -suffix.length) : offerId, isPackaged }
}

/** What of a hundred is paid for it with a flight. */
const packagedPercent = 94

/** What an amount alone is with a flight, in minor units. */
export const packagedAmount = (amount: number): number => Math.floor((amount * packagedPercent) / 100)
