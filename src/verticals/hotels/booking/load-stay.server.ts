import type { HotelOffer } from '#contract/products/hotels/hotel-rates.ts'
import { pricedItem } from '#/features/checkout/product/load-item.server.ts'
import type { LoadedItem } from '#/features/checkout/product/loaded-item.ts'
import { BackendClient } from '#/server/backend/backend-client.server.ts'
import { runServer } from '#/server/runtime.server.ts'
import { visitorAddress } from '#/server/visitor/visitor-address.server.ts'
import type { StayItem } from './sold-stay.ts'
import { readOffer, stayItem } from './stay-item.server.ts'

/** `changed`: the hotel answers something else by now, and its page says what. */
type CheckedStay = LoadedItem<StayItem> | { readonly state: 'changed' }

const priced = (offer: HotelOffer) => pricedItem(stayItem(offer), offer.expiresAt)

export const loadStayOnServer = async (id: string): Promise<LoadedItem<StayItem>> => {
  const read = await runServer(readOffer(id))
  return read.ok ? priced(read.value) : { state: 'problem', problem: read.problem }
}

interface Chosen {
  readonly rates: readonly string[]
  /** what the traveller has agreed to */
  readonly offer: string
}

export const checkStayOnServer = async ({ rates, offer: agreedTo }: Chosen): Promise<CheckedStay> => {
  const headers = { 'x-visitor-address': visitorAddress() }
  const check = BackendClient.use(({ hotels }) => hotels.check({ headers, payload: { rateIds: rates, agreedTo } }))
  const checked = await runServer(check)
  if (!checked.ok) return { state: 'problem', problem: checked.problem }
  return checked.value.outcome === 'same' ? priced(checked.value.offer) : { state: 'changed' }
}
