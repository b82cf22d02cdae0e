import type { Permission } from '../fares/conditions.ts'
import type { Party } from '../fares/half-fare.ts'
import type { Charge, TripPrice } from '../fares/trip-price.ts'
import { asciiJson } from './ascii-json.ts'
import { currency, decimalText, minor } from './money-text.ts'

export const minorText = (cents: number): string => `{"amount":${cents},"currency":"${currency}"}`

const priceFields = ({ base, total }: Charge): string =>
  `"currency":"${currency}","total":"${decimalText(total)}","base":"${decimalText(base)}",` +
  `"intTotal":${minorText(total)},"intBase":${minorText(base)}`

export const priceText = (charge: Charge): string => `{${priceFields(charge)}}`

const feesText = ({ fees }: TripPrice): string =>
  fees.length === 0
    ? '[]'
    : asciiJson(fees.map(({ fee, amount }) => ({ code: fee.code, label: fee.label, intAmount: minor(amount) })))

export const offerPriceText = (price: TripPrice): string =>
  `{${priceFields(price)},"grandTotal":"${decimalText(price.total)}","fees":${feesText(price)}}`

export const permissionText = ({ allowed, penalty }: Permission): string =>
  `{"allowed":${allowed},"penalty":${penalty === null ? 'null' : minorText(penalty)}}`

const travellerText = (id: number, type: string, adult: string, charge: Charge, details: string): string =>
  `{"travelerId":"${id}","fareOption":"STANDARD","travelerType":"${type}"${adult},` +
  `"price":${priceText(charge)},"fareDetailsBySegment":[${details}]}`

/** Travellers are numbered from 1: adults, then children, then infants, each infant with the adult of its own place. */
export const travellersText = (price: TripPrice, { adults, children, infants }: Party, details: string): string => {
  const texts: string[] = []
  for (let adult = 1; adult <= adults; adult += 1) {
    texts.push(travellerText(adult, 'ADULT', '', adult === 1 ? price.firstAdult : price.first.adult, details))
  }
  for (let child = 1; child <= children; child += 1) {
    texts.push(travellerText(adults + child, 'CHILD', '', price.first.child, details))
  }
  for (let infant = 1; infant <= infants; infant += 1) {
    const id = adults + children + infant
    texts.push(travellerText(id, 'HELD_INFANT', `,"associatedAdultId":"${infant}"`, price.first.infant, details))
  }
  return `[${texts.join(',')}]`
}
