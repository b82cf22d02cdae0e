import type { MessageDescriptor } from '@lingui/core'
import { type ChoiceFacet, choiceFacet } from '#/features/results/choice-facet.tsx'
import type { Hotel, HotelNames } from '../offer/hotel.ts'

type Choice = ChoiceFacet<Hotel, HotelNames>

/** Options by their names, in their order. */
export const namedOptions = (
  names: Readonly<Record<string, MessageDescriptor>>,
): Pick<Choice, 'options' | 'read' | 'label'> => ({
  options: Object.keys(names),
  read: (written) => Object.keys(names).find((key) => key.toLowerCase() === written.toLowerCase()),
  label: (key, i18n) => {
    const name = names[key]
    return name ? i18n._(name) : key
  },
})

interface NamedFacet<Option extends string> extends Pick<Choice, 'key' | 'place' | 'title' | 'needs'> {
  readonly names: Readonly<Record<Option, MessageDescriptor>>
  readonly of: (hotel: Hotel) => readonly Option[]
}

/** A filter by options that each have a name. */
export const namedFacet = <Option extends string>({ names, ...facet }: NamedFacet<Option>) =>
  choiceFacet<Hotel, HotelNames>({ ...facet, ...namedOptions(names) })
