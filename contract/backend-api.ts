import { HttpApi, OpenApi } from 'effect/http-api'
import { AirportsGroup } from './airports.ts'
import { AssistantGroup } from './assistant.ts'
import { BookingsGroup } from './bookings.ts'
import { CurrencyGroup } from './currency.ts'
import { FormsGroup } from './forms.ts'
import { OperatorGroup } from './operator.ts'
import { PaymentsGroup } from './payments.ts'
import { ActivitiesGroup } from './products/activities/activities.ts'
import { ActivitySessionGroup } from './products/activities/activity-session.ts'
import { FlightsGroup } from './products/flights/flights.ts'
import { PricesGroup } from './products/flights/prices.ts'
import { HotelSessionGroup } from './products/hotels/hotel-session.ts'
import { HotelsGroup } from './products/hotels/hotels.ts'
import { PackageSessionGroup } from './products/packages/package-session.ts'
import { PackagesGroup } from './products/packages/packages.ts'
import { TourSessionGroup } from './products/tours/tour-session.ts'
import { ToursGroup } from './products/tours/tours.ts'
import { RequestFaults } from './request-faults.ts'
import { SessionGroup } from './session.ts'

/** Everything the site asks of a backend (rule contract-1), and what its operator does. */
export class BackendApi extends HttpApi.make('backend')
  .add(AirportsGroup)
  .add(FlightsGroup, PricesGroup, HotelsGroup, PackagesGroup, ActivitiesGroup, ToursGroup)
  .add(CurrencyGroup)
  .add(SessionGroup)
  .add(HotelSessionGroup, PackageSessionGroup, ActivitySessionGroup, TourSessionGroup)
  .add(PaymentsGroup)
  .add(BookingsGroup)
  .add(FormsGroup)
  .add(AssistantGroup)
  .add(OperatorGroup)
  .middleware(RequestFaults)
  .annotate(HttpApi.ParseOptions, { errors: 'all' })
  .annotateMerge(
    OpenApi.annotations({
      title: 'Trayecto backend',
      version: '1.0.0',
      description:
        'What the site asks of a backend, and what its operator does. Amounts that are numbers are integers in minor units of their currency; those that are texts are decimals. Instants are ISO 8601 in UTC; days and local times are by the clocks of their place.',
    }),
  ) {}
