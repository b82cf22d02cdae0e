import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { MinorAmount } from '../../fields.ts'
import { alike } from '../../repeated-calls.ts'
import { ServiceCaller } from '../../service-caller.ts'
import { problems, session, writing } from '../../session.ts'
import { AgentId, Id } from '../../session-payloads.ts'
import { InfoData } from '../flights/flights.ts'
import { PackagePrice } from './package-price.ts'

const others = ['hotelOfferId', 'activityOfferId', 'tourOfferId'] as const

/**
 * The checked package being booked: a flight and one other. Only its ids are believed; `price.intTotal` is the pair's total that the
 * traveller agreed to.
 */
const ChosenPackage = Schema.Struct({
  flightOfferId: Id,
  hotelOfferId: Schema.optionalKey(Id),
  activityOfferId: Schema.optionalKey(Id),
  tourOfferId: Schema.optionalKey(Id),
  price: Schema.optionalKey(Schema.Struct({ intTotal: MinorAmount })),
}).check(
  Schema.makeFilter(
    (chosen) =>
      others.filter((field) => chosen[field] !== undefined).length === 1 ||
      'must name one of hotelOfferId, activityOfferId and tourOfferId',
  ),
)

export const SetPackageOrder = Schema.Struct({
  agentId: AgentId,
  packageOffer: ChosenPackage,
  /** the id that an earlier call answered */
  packageOrderId: Schema.optionalKey(Id),
  infoData: Schema.optionalKey(InfoData),
})
export type SetPackageOrder = typeof SetPackageOrder.Type

export class PackageSessionGroup extends HttpApiGroup.make('packageSession')
  .annotate(
    OpenApi.Description,
    'Orders a flight and a stay, an activity or a tour at one price, in place of whatever was ordered before. The calls after it are those of every order of several parts: they name `offers`, the flight’s and the other’s; `hotel/create-guests` names who asks for each room, where that is not the travellers in their order, and `activity/create-travelers` answers what an activity asks. Taking a part out (`remove/part`) ends the one price, and asks for a yes to the other.',
  )
  .add(
    HttpApiEndpoint.post('setPackageOrder', session('/set/package-order'), {
      headers: writing,
      payload: SetPackageOrder,
      success: Schema.Struct({
        id: Schema.String,
        packageOrderCreated: Schema.Literal(true),
        flightPartId: Schema.String,
        /** of the one that was chosen */
        hotelPartId: Schema.optionalKey(Schema.String),
        activityPartId: Schema.optionalKey(Schema.String),
        tourPartId: Schema.optionalKey(Schema.String),
        /** what is charged with the order: `price.dueNow`, and bags where they were added before */
        total: MinorAmount,
        price: PackagePrice,
      }),
      error: problems,
    }).annotate(OpenApi.Description, `Orders a pair at one price, in place of all that was ordered before. ${alike}`),
  )
  .middleware(ServiceCaller) {}
