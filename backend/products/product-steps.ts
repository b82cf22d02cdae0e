import { activitySteps } from './activities/activity-steps.ts'
import { hotelSteps } from './hotels/hotel-steps.ts'
import { tourSteps } from './tours/tour-steps.ts'
import { setPackageOrder } from './packages/set-package-order.ts'

/**
 * The steps of a booking that are one kind of travel's own, by the names of their calls: programs over the order, of a payload and the
 * id of the payment that a step may begin. A further kind is a name here.
 */
export const productSteps = { ...hotelSteps, setPackageOrder, ...activitySteps, ...tourSteps }

export type StepName = keyof typeof productSteps
export type StepPayload<Name extends StepName> = Parameters<(typeof productSteps)[Name]>[0]
