/**
 * Whether a page of another site led to this request, by a link, a picture or a form: nothing is taken from others for it.
 * Browsers of before 2023 do not say.
 */
export const isLedFromElsewhere = ({ headers }: Request): boolean =>
  ['cross-site', 'same-site'].includes(headers.get('sec-fetch-site') ?? '')
