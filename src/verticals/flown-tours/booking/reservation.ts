const longest = 60

/** Whether a text can be the id of a reserved tour: an address may hold anything. */
export const isReservation = (id: string): boolean => id !== '' && id.length <= longest
