import { expect, it } from 'vitest'
import { waitKey } from '#/features/results/answer/results-url.ts'
import { resultsKeys } from '../../flights/results/query/results-query.ts'
import { hotelListKeys } from '../../hotels/list/hotel-query.ts'
import { listKeys } from './search-keys.ts'

it('every parameter of a list is left behind where a package goes on to its next step', () =>
  expect([...listKeys].toSorted()).toEqual([...new Set([...resultsKeys, ...hotelListKeys, waitKey])].toSorted()))
