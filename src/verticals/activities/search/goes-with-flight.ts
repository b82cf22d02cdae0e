import { type ActivitySearch, partyText } from './activity-search.ts'

/** Whether what was searched for with a flight still goes with it: where it lands, for all who fly, on days between its flights. */
export const goesWithFlight = (search: ActivitySearch, before: ActivitySearch | undefined): boolean =>
  search.destination === before?.destination &&
  partyText(search.party) === partyText(before.party) &&
  search.from >= before.from &&
  search.to <= before.to
