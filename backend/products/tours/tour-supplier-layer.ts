import { Layer } from 'effect'
import { demoTours } from './demo/demo-tours.ts'
import { TourSupplier } from './tour-supplier.ts'

export const tourSupplierLayer = Layer.succeed(TourSupplier, demoTours)
