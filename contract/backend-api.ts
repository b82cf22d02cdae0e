import { HttpApi, OpenApi } from 'effect/http-api'
import { AirportsGroup } from './airports.ts'
import { AssistantGroup } from './assistant.ts'
import { BookingsGroup } from './bookings.ts'
import { CurrencyGroup } from './currency.ts'
import { FormsGroup } from './forms.ts'
import { PaymentsGroup } from './payments.ts'
import { FlightsGroup } from './products/flights/flights.ts'
import { PricesGroup } from './products/flights/prices.ts'
import { HotelSessionGroup } from './products/hotels/hotel-session.ts'
import { HotelsGroup } from './products/hotels/hotels.ts'
import { RequestFaults } from './request-faults.ts'
import { SessionGroup } from './session.ts'

/** Everything the site asks of a backend (rule contract-1). */
export class BackendApi extends HttpApi.make('backend')
  .add(AirportsGroup)
  .add(FlightsGroup, PricesGroup, HotelsGroup)
  .add(CurrencyGroup)
  .add(SessionGroup)
  .add(HotelSessionGroup)
  .add(PaymentsGroup)
  .add(BookingsGroup)
  .add(FormsGroup)
  .add(AssistantGroup)
  .middleware(RequestFaults)
  .annotate(HttpApi.ParseOptions, { errors: 'all' })
  .annotateMerge(OpenApi.annotations({ title: 'Trayecto backend', version: '1.0.0' })) {}
