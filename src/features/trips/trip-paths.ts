/** Where a visitor's trips are listed, without a language. */
export const myJourneyPath = '/user/my-journey'

/** The page of one of them, by its booking's id. */
export const tripPath = (id: string): string => `${myJourneyPath}/booking-detail?booking=${encodeURIComponent(id)}`
