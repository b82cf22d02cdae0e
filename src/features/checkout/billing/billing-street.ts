/** Countries whose banks compare a street with their own records (address verification). */
const checking = new Set('AS CA GB GG GU IM JE MP PR UM US VI'.split(' '))

/** Whether a billing address in the country must have a street: elsewhere nobody would look at it. */
export const banksCheckStreet = (country: string): boolean => checking.has(country)
