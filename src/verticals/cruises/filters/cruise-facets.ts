import { msg } from '@lingui/core/macro'
import { ownValue } from '#domain/own-value.ts'
import { choiceFacet } from '#/features/results/choice-facet.tsx'
import type { AnyFacet } from '#/features/results/facet.ts'
import type { CruiseNames } from '../list/cruise-names.ts'
import { keyOf } from '../sailing/key-of.ts'
import type { ListedSailing } from '../sailing/sailing.ts'
import { month } from './month.tsx'
import { tripDates } from './trip-dates.tsx'

/** What sailings have is known by their list alone, which whoever reads an address has at hand: any key may stand here. */
const readKey = (written: string): string | undefined => (keyOf(written) === '' ? undefined : written.toLowerCase())

const destination = choiceFacet<ListedSailing, CruiseNames>({
  key: 'destination',
  place: 10,
  title: msg`Destination`,
  read: readKey,
  of: ({ region }) => [region],
  label: (key, _i18n, { destinations }) => ownValue(destinations, key) ?? key,
})

const departingPort = choiceFacet<ListedSailing, CruiseNames>({
  key: 'port',
  place: 20,
  title: msg`Departing port`,
  read: readKey,
  of: ({ departingCode }) => [departingCode],
  label: (key, _i18n, { ports }) => ownValue(ports, key) ?? key,
})

const line = choiceFacet<ListedSailing, CruiseNames>({
  key: 'line',
  place: 50,
  title: msg`Cruise line`,
  read: readKey,
  of: ({ vendor }) => [keyOf(vendor)],
  label: (key, _i18n, { lines }) => ownValue(lines, key) ?? key,
})

const ship = choiceFacet<ListedSailing, CruiseNames>({
  key: 'ship',
  place: 60,
  title: msg`Ship`,
  read: readKey,
  of: ({ ship: name }) => [keyOf(name)],
  label: (key, _i18n, { ships }) => ownValue(ships, key) ?? key,
})

/** The filters, as the panel has them from its top. */
export const cruiseFacets: readonly AnyFacet<ListedSailing, CruiseNames>[] = [
  destination,
  departingPort,
  month,
  tripDates,
  line,
  ship,
].toSorted((a, b) => a.place - b.place)
