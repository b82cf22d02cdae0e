/** From abroad a number has no 0 that it is dialled with at home, so that +44(0)20 is +4420; Italy's and San Marino's keep theirs. */
export const withoutTrunk = (number: string): string =>
  number.replace(/^\(?(\+(?!39|378)\d+)\)?\(0\)/, '$1').replaceAll(/[()]/g, '')

/** The address that calls a number, however an operator has written it. */
export const telHref = (number: string): string => `tel:${withoutTrunk(number.replaceAll(/[^\d+()]/g, ''))}`
