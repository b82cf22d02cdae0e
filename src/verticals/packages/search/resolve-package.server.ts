import { flyersOf } from '#domain/stay.ts'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import type { PageScope } from '#/features/visitor/page-scope.ts'
import { resolveSearch } from '../../flights/search/resolve-search.server.ts'
import { parseGuests } from '#/features/search/rooms/parse-guests.ts'
import { flyingGuests, withRooms } from './normalise-package.ts'
import type { ResolvedPackage } from './resolved-package.ts'

/** The search that an address asks for, with whatever it left out or got wrong corrected. */
export const resolvePackage = async (
  url: ResultsUrl,
  scope: Pick<PageScope, 'locale' | 'visitor'>,
): Promise<ResolvedPackage> => {
  const guests = parseGuests(url)
  const { adults, children, infants, ages } = flyersOf(flyingGuests(guests)[0].value)
  const { from = '', to = '', departure = '', return: back = '', cabin = '' } = url
  const flights = {
    from,
    to,
    departure,
    return: back,
    cabin,
    tripType: '2',
    adults: String(adults),
    children: String(children),
    infants: String(infants),
    ages: ages.join(','),
  }
  return withRooms(await resolveSearch(flights, scope), guests)
}
