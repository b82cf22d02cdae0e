import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { foldName } from '#domain/place/airport.ts'
import type { Facet } from '#/features/results/facet.ts'
import { TextInput } from '#/ui/fields/text-input.tsx'
import type { Hotel, HotelNames } from '../offer/hotel.ts'

const longest = 60

/** Letters of a hotel's name, accents and capitals forgiven. */
export const hotelName: Facet<Hotel, HotelNames, string, readonly string[]> = {
  keys: ['name'],
  place: 10,
  title: msg`Name of the hotel`,
  parse: (reader) =>
    reader.value('name', (written) => (foldName(written) === '' ? undefined : written.slice(0, longest))),
  // as it is read back: what comes back otherwise would be taken for somebody else's
  write: (name) => (foldName(name) === '' ? {} : { name: name.trim() }),
  column: (hotels) => hotels.map(({ name }) => foldName(name)),
  test: (names, asked) => {
    const letters = foldName(asked)
    return (row) => names[row]?.includes(letters) ?? false
  },
  buckets: () => [],
  Panel: function Name({ value = '', set }) {
    const { t } = useLingui()
    return (
      <TextInput
        type="search"
        name="name"
        aria-label={t`Name of the hotel`}
        maxLength={longest}
        autoComplete="off"
        value={value}
        onChange={({ target }) => set(target.value === '' ? undefined : target.value)}
      />
    )
  },
  chips: (name) => [{ key: '', words: `“${name}”`, without: undefined }],
}
