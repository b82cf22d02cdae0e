import type { Locale } from '#/i18n/locale.ts'
import type { Destination, DestinationSuggestion } from './destination.ts'

/** The destination field: its words, and what they stand for once it was chosen. */
export interface DestinationDraft {
  readonly text: string
  /** `hotel` is the name of one that was meant; its city is what is searched */
  readonly chosen: { readonly code: string; readonly hotel: string | undefined } | undefined
}

export const noDestination: DestinationDraft = { text: '', chosen: undefined }

/** `Cartagena, Colombia` */
export const cityText = ({ name, countryName }: Destination, locale: Locale): string =>
  `${name[locale]}, ${countryName[locale]}`

/** What the field says of a suggestion once it is chosen. */
export const destinationDraft = ({ destination, hotel }: DestinationSuggestion, locale: Locale): DestinationDraft => ({
  text: hotel ? hotel.name : cityText(destination, locale),
  chosen: { code: destination.code, hotel: hotel?.name },
})

/** The field of a search: its code alone where nobody knows the city. */
export const requestedDestination = (
  code: string,
  destination: Destination | undefined,
  locale: Locale,
): DestinationDraft =>
  destination ? destinationDraft({ destination, hotel: undefined }, locale) : { text: code, chosen: undefined }

/** What keeps the field from being searched. */
export const destinationFault = ({ text, chosen }: DestinationDraft): 'missing' | 'unknown_place' | undefined => {
  if (chosen) return undefined
  return text.trim() === '' ? 'missing' : 'unknown_place'
}

/** The field with what was typed into it before the page ran. */
export const typedDestination = (form: FormData, draft: DestinationDraft): DestinationDraft => {
  const typed = form.get('destination')
  return typeof typed !== 'string' || typed === draft.text ? draft : { text: typed, chosen: undefined }
}
