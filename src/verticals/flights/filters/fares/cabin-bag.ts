import { msg } from '@lingui/core/macro'
import { fareConditions } from './fare-conditions.tsx'

/** A bag for the overhead lockers, beyond the small one under the seat. */
export const cabinBag = fareConditions({ keys: ['cabinBag'], place: 25, title: msg`Cabin bag` })
