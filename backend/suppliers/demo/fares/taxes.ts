import type { Itinerary } from '../schedule/itineraries.ts'

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
US 980 2290 7.5 2380|CA 1450 2730 5 0|MX 2480 4350 8 3970|GT 2600 4080 0 0|SV 3200 3200 0 0|HN 1900 4830 0 0|NI 900 4400 0 0
CR 1500 4940 0 0|PA 1900 5210 7 0|CU 1200 3900 0 2500|DO 2900 4950 0 1000|JM 2300 6480 0 2000|CO 590 5870 5 0|VE 2100 5200 0 0
EC 1850 5930 0 0|PE 780 3180 18 0|BO 410 2530 0 0|CL 690 2610 0 0|AR 950 6230 21 1000|UY 640 5110 0 0|PY 570 4550 0 0
BR 820 3460 0 0|ES 1660 2340 10 0|PT 1930 2980 6 0|FR 2780 5420 10 0|GB 3460 11850 0 0|IE 1350 2240 0 0|DE 3640 9210 19 0
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

/** Taxes and charges of one way: a fixed part in US cents a traveller, and hundredths of the fare. */
export interface ItineraryTaxes {
  readonly fixed: number
  readonly percent: number
}

const transferShare = 0.4

export const itineraryTaxes = ({ path }: Itinerary): ItineraryTaxes => {
  const origin = path.legs[0]?.from.country ?? ''
  const destination = path.legs.at(-1)?.to.country ?? ''
  const abroad = path.legs.some((leg) => leg.from.country !== leg.to.country)
  let fixed = abroad ? taxesOf(destination).arrival : 0
  path.legs.forEach((leg, index) => {
    const taxes = taxesOf(leg.from.country)
    const charge = leg.from.country === leg.to.country ? taxes.domestic : taxes.international
    fixed += index === 0 ? charge : Math.round(charge * transferShare)
  })
  return { fixed, percent: abroad ? 0 : taxesOf(origin).percent }
}
