import { Layer } from 'effect'
import { demoHotels } from './demo/demo-hotels.ts'
import { HotelSupplier } from './hotel-supplier.ts'

export const hotelSupplierLayer = Layer.succeed(HotelSupplier, demoHotels)
