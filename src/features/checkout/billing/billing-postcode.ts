/** Countries that have no post codes, or whose people do not use theirs. */
const without = new Set(
  (
    'AE AG AN AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM CO DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN KP LC ' +
    'LY ML MO MR MW NA NR NU PA QA RW SB SC SL SR ST SY TD TG TK TL TO TV UG VU WS YE ZW'
  ).split(' '),
)

/** Whether a billing address in the country must have one. */
export const hasPostcodes = (country: string): boolean => country !== '' && !without.has(country)

/** A post code as it is sent: in the usual digits, letters and hyphens, whichever were typed, and without what is copied along unseen. */
export const compactPostcode = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Pd}/gu, '-')
    .trim()

/** Free-form by country (rule form-1): letters, digits, spaces and hyphens, 2 to 12 of them. */
export const isPostcode = (text: string): boolean =>
  /^[\p{L}\d][\p{L}\d -]{0,10}[\p{L}\d]$/u.test(compactPostcode(text))
