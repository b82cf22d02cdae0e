import type { Leg } from '../network/leg.ts'
import type { Itinerary } from '../schedule/itineraries.ts'
import { airPassengerDuty } from './air-passenger-duty.ts'
import type { Cabin } from './cabin.ts'

interface CountryTaxes {
  /** US cents a traveller on leaving an airport of the country */
  readonly domestic: number
  readonly international: number
  /** hundredths of the fare, on domestic itineraries */
  readonly percent: number
  /** US cents on arriving from abroad */
  readonly arrival: number
}

const table = `
US 980 2290 7.5 2380|CA 1450 2730 5 0|MX 2480 4350 16 3970|GT 2600 4080 0 0|SV 3200 3200 0 0|HN 1900 4830 0 0|NI 900 4400 0 0
CR 1500 4940 0 0|PA 1900 5210 7 0|CU 1200 3900 0 2500|DO 2900 4950 0 1000|JM 2300 6480 0 2000|CO 590 5870 19 0|VE 2100 5200 0 0
EC 1850 5930 0 0|PE 780 3180 18 0|BO 410 2530 0 0|CL 690 2610 0 0|AR 950 6230 21 1000|UY 640 5110 0 0|PY 570 4550 0 0
BR 820 3460 0 0|ES 1660 2340 10 0|PT 1930 2980 6 0|FR 2780 5420 10 0|GB 1780 4260 0 0|IE 1350 2240 0 0|DE 3640 9210 19 0
NL 3920 7310 21 0|BE 2970 3360 6 0|IT 2210 3480 10 0|CH 3110 4460 0 0|AT 2880 3920 10 0|GR 2320 2890 13 0|TR 640 2750 0 0
SE 2190 2870 6 0|NO 2610 3080 12 0|DK 2240 4390 0 0|FI 1460 2130 10 0|PL 1680 2350 8 0|AE 1900 3180 0 950|QA 1600 3850 0 270
SA 560 2310 15 270|IL 1450 2890 0 0|EG 1240 3050 0 2500|MA 980 2410 0 0|ZA 1810 4230 15 0|NG 1160 9800 5 2000|KE 760 5080 0 0
ET 540 3890 0 0|IN 890 2560 5 0|SG 4890 4890 0 0|MY 410 1830 0 0|TH 390 2230 7 190|ID 1090 1660 11 0|PH 730 4610 12 0
VN 540 2430 8 0|CN 730 1320 0 0|HK 3210 3210 0 0|JP 860 3590 10 0|KR 590 2650 0 0|AU 1380 5390 10 0|NZ 1270 4620 15 6800
`

const defaults: CountryTaxes = { domestic: 1150, international: 3640, percent: 0, arrival: 0 }

const taxesByCountry = new Map(
  table
    .trim()
    .split(/[|\n]/)
    .map((entry): [string, CountryTaxes] => {
      const [country = '', domestic, international, percent, arrival] = entry.split(' ')
      return [
        country,
        {
          domestic: Number(domestic),
          international: Number(international),
          percent: Number(percent),
          arrival: Number(arrival),
        },
      ]
    }),
)

const taxesOf = (country: string): CountryTaxes => taxesByCountry.get(country) ?? defaults

/** Taxes and charges of one way: fixed parts in US cents a traveller, none for infants, and hundredths of the fare. */
export interface ItineraryTaxes {
  readonly adult: number
  readonly child: number
  readonly percent: number
}

/** What a change of planes costs of the charge for setting out from the same airport. */
const transferShare = 0.4

const isAbroad = ({ from, to }: Leg): boolean => from.country !== to.country

/** A departure tax is paid once, in the country where a journey begins, whichever of its flights is the one that leaves it. */
const transferCharge = (leg: Leg, home: string): number => {
  const { domestic, international } = taxesOf(leg.from.country)
  return Math.round((isAbroad(leg) && leg.from.country !== home ? international : domestic) * transferShare)
}

export const itineraryTaxes = ({ path }: Pick<Itinerary, 'path'>, cabin: Cabin): ItineraryTaxes => {
  const [first, ...onward] = path.legs
  const last = path.legs.at(-1)
  if (!first || !last) return { adult: 0, child: 0, percent: 0 }
  const home = first.from.country
  const taxes = taxesOf(home)
  const abroad = path.legs.some(isAbroad)
  const departure = abroad ? taxes.international + taxesOf(last.to.country).arrival : taxes.domestic
  const charges = onward.reduce((sum, leg) => sum + transferCharge(leg, home), departure)
  const duty = airPassengerDuty(first.from, last.to, cabin)
  return { adult: charges + duty.adult, child: charges + duty.child, percent: abroad ? 0 : taxes.percent }
}
