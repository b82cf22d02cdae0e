import { Layer } from 'effect'
import { ActivitySupplier } from './activity-supplier.ts'
import { demoActivities } from './demo/demo-activities.ts'

export const activitySupplierLayer = Layer.succeed(ActivitySupplier, demoActivities)
