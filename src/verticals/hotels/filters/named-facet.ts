import type { MessageDescriptor } from '@lingui/core'
import { choiceFacet } from '#/features/results/choice-facet.tsx'
import type { Hotel, HotelNames } from '../offer/hotel.ts'

interface NamedFacet<Option extends string> extends Pick<
  Parameters<typeof choiceFacet<Hotel, HotelNames>>[0],
  'key' | 'place' | 'title' | 'needs'
> {
  /** of each option, in their order */
  readonly names: Readonly<Record<Option, MessageDescriptor>>
  readonly of: (hotel: Hotel) => readonly Option[]
}

/** A filter by options that each have a name. */
export const namedFacet = <Option extends string>({ names, ...facet }: NamedFacet<Option>) => {
  const isOption = (key: string): key is Option => Object.hasOwn(names, key)
  return choiceFacet<Hotel, HotelNames>({
    ...facet,
    options: Object.keys(names),
    read: (written) => [written.toLowerCase()].find(isOption),
    label: (key, i18n) => (isOption(key) ? i18n._(names[key]) : key),
  })
}
