import { msg } from '@lingui/core/macro'
import { budget, budgetOf } from '../../hotels/filters/budget.ts'
import { hotelFacets } from '../../hotels/filters/hotel-facets.ts'

/** What a person pays for flight and stay. */
const perPerson = budgetOf({
  title: msg`Price per person`,
  chip: (money) => msg`Up to ${money} per person`,
})

/** The filters of stays that are sold with a flight: there is no price of a night. */
export const stayFacets = hotelFacets.map((facet) => (facet === budget ? perPerson : facet))
