import { msg } from '@lingui/core/macro'
import type { AnyFacet } from '#/features/results/facet.ts'
import type { FlightNames } from '../offer/flight-offer.ts'
import type { FlightLeg } from '../results/query/results-table.ts'

/** What a filter of the way back is to a list of departures: one passes that has a return which passes all of them. */
export const ofDepartures = (facet: AnyFacet<FlightLeg, FlightNames>): AnyFacet<FlightLeg, FlightNames> => ({
  ...facet,
  column: (rows: readonly FlightLeg[]) => rows,
  test: (rows, _value, _terms, filters) => (row) => (rows as readonly FlightLeg[])[row]?.hasReturn(filters) ?? false,
  buckets: () => undefined,
  chips: (value, i18n, names) =>
    facet.chips(value, i18n, names).map((chip) => {
      const { words: way } = chip
      return { ...chip, words: i18n._(msg`Return: ${way}`) }
    }),
})
