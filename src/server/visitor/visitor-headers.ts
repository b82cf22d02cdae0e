/** Where a visitor comes from, as the backend is told it: it counts attempts by that. */
export const visitorHeaders = (address: string | undefined) =>
  address === undefined ? {} : { 'x-visitor-address': address }
