import type { Place } from '../network/place.ts'
import type { Cabin } from './cabin.ts'

/** US cents in the lowest class of travel and in any other. */
interface DutyRates {
  readonly lowestClass: number
  readonly others: number
}

const centsOfPound = 132

const pounds = (lowestClass: number, others: number): DutyRates => ({
  lowestClass: lowestClass * centsOfPound,
  others: others * centsOfPound,
})

/** Rates from 1 April 2026, by how far the capital of the country where a journey ends is from London. */
const rates = {
  home: pounds(8, 16),
  upTo2000Miles: pounds(15, 32),
  upTo5500Miles: pounds(102, 244),
  beyond: pounds(106, 253),
}

const nearCountries = new Set(
  `AD AL AT AX BA BE BG BY CH CY CZ DE DK DZ EE ES FI FO FR GG GI GL GR HR HU IE IM IS IT JE LI LT LU LV LY MA MC MD ME MK MT
   NL NO PL PT RO RS RU SE SI SJ SK SM TN TR UA VA XK`.split(/\s+/),
)

const farCountries = new Set(
  `AR AU BN BO BW CK CL CX EC FJ FM GU HK ID JP KH KI KM KR LA LS MG MH MO MP MU MX MY MZ NC NF NR NU NZ PE PF PG PH PW PY RE SB
   SG SZ TH TL TO TV TW UY VN VU WF WS ZA`.split(/\s+/),
)

/** Nobody pays who sets out from an airport of the Scottish Highlands and Islands. */
const exemptAirports = new Set('BEB BRR CAL COL EOI ILY INV KOI LSI NRL OBN PPW SOY SYY TRE WIC WRY'.split(' '))

const ratesTo = (country: string): DutyRates => {
  if (country === 'GB') return rates.home
  if (nearCountries.has(country)) return rates.upTo2000Miles
  return farCountries.has(country) ? rates.beyond : rates.upTo5500Miles
}

interface Duty {
  readonly adult: number
  readonly child: number
}

/**
 * The United Kingdom's duty on a journey that begins there, in US cents: by its end and class of travel. Children pay none in
 * the lowest class, and whoever only changes planes there pays none at all.
 */
export const airPassengerDuty = (from: Place, to: Place, cabin: Cabin): Duty => {
  if (from.country !== 'GB' || exemptAirports.has(from.code)) return { adult: 0, child: 0 }
  const { lowestClass, others } = ratesTo(to.country)
  return cabin === 'economy' ? { adult: lowestClass, child: 0 } : { adult: others, child: others }
}
