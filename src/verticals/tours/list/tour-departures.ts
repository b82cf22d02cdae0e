import { fromColumns } from '#/features/results/answer/columns.ts'
import { offerChoice } from '#/features/results/facets/offer-choice.ts'
import type { ListedDeparture, Tour, TourNames } from '../offer/tour.ts'

export const assurances = ['guaranteed', 'at_once'] as const

/** Whether enough have booked it, and whether it needs nobody’s yes. */
const assurancesOf = ({ status, guaranteed }: ListedDeparture): readonly string[] => [
  ...(guaranteed ? ['guaranteed'] : []),
  ...(status === 'on_request' ? [] : ['at_once']),
]

/** What filters choose of a tour's departures, by their names. */
export const tourDepartures = offerChoice<Tour, TourNames, ListedDeparture>(
  ({ departures }) => fromColumns(departures),
  { begins: ({ from }) => [from.slice(0, 7)], departures: assurancesOf },
)
