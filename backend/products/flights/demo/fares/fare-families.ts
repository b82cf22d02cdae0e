import type { Cabin } from './cabin.ts'
import type { FareFamilyRules, Rule } from './fare-family.ts'

/**
 * Set | code | label | multiplier | extra dollars | cabin bags | checked bags | change | refund | seat.
 * Change and refund: `no`, `?` where the airline does not publish it, or a fee in dollars; seat: included, fee, check-in.
 */
const economyTable = `
us-legacy|BASIC|Basic Economy|1|0|1|0|no|no|fee
us-legacy|MAIN|Main Cabin|1.08|22|1|0|0|no|fee
us-legacy|EXTRA|Main Cabin Extra|1.2|48|1|0|0|no|included
us-legacy|REFUND|Main Cabin Refundable|1.45|70|1|1|0|0|included
southwest|BASIC|Basic|1|0|1|0|no|no|check-in
southwest|CHOICE|Choice|1.1|25|1|0|0|no|check-in
southwest|PREFERRED|Choice Preferred|1.25|45|1|1|0|0|included
southwest|EXTRA|Choice Extra|1.4|75|1|2|0|0|included
jetblue|BASIC|Blue Basic|1|0|1|0|100|no|fee
jetblue|BLUE|Blue|1.1|25|1|0|0|no|fee
jetblue|EXTRA|Blue Extra|1.25|55|1|1|0|?|included
jetblue|FLEX|Blue Flexible|1.5|70|1|1|0|0|included
ultra-low-cost|BASIC|Basic|1|0|0|0|69|no|fee
ultra-low-cost|PLUS|Plus|1.1|28|1|0|49|no|fee
ultra-low-cost|BUNDLE|Bundle|1.2|55|1|1|29|no|included
ultra-low-cost|FLEX|Flexi|1.45|80|1|1|0|?|included
canada|BASIC|Basic|1|0|1|0|no|no|fee
canada|STANDARD|Standard|1.1|25|1|0|75|no|fee
canada|FLEX|Flex|1.25|55|1|1|0|no|included
canada|LATITUDE|Latitude|1.6|90|1|2|0|0|included
latin-legacy|LIGHT|Light|1|0|1|0|no|no|fee
latin-legacy|CLASSIC|Classic|1.12|25|1|1|90|no|fee
latin-legacy|FLEX|Flex|1.35|60|1|1|0|120|included
latin-low-cost|ZERO|Zero|1|0|0|0|?|no|fee
latin-low-cost|BASIC|Basic|1.08|18|1|0|60|no|fee
latin-low-cost|PLUS|Plus|1.2|38|1|1|40|no|included
latin-low-cost|FULL|Full Flex|1.4|60|1|1|0|50|included
mexico-low-cost|ZERO|Zero|1|0|0|0|no|no|fee
mexico-low-cost|BASIC|Basic|1.08|16|1|0|55|no|fee
mexico-low-cost|CLASSIC|Classic|1.18|36|1|1|55|no|fee
mexico-low-cost|PLUS|Plus|1.35|58|1|1|0|?|included
copa|BASIC|Economy Basic|1|0|1|0|no|no|fee
copa|CLASSIC|Economy Classic|1.12|28|1|1|100|no|fee
copa|FULL|Economy Full|1.4|70|1|2|0|80|included
avianca|BASIC|Basic|1|0|0|0|no|no|fee
avianca|LIGHT|Light|1.06|16|1|0|80|no|fee
avianca|CLASSIC|Classic|1.16|38|1|1|80|no|included
avianca|FLEX|Flex|1.4|70|1|1|0|90|included
latam|BASIC|Basic|1|0|0|0|no|no|fee
latam|LIGHT|Light|1.06|16|1|0|75|no|fee
latam|STANDARD|Standard|1.16|36|1|1|75|no|included
latam|FULL|Full|1.42|72|1|1|0|0|included
iberia|BASIC|Basic|1|0|1|0|no|no|fee
iberia|OPTIMA|Óptima|1.12|30|1|1|90|no|included
iberia|COMFORT|Comfort|1.22|48|1|1|0|?|included
iberia|FLEX|Flexible|1.5|90|1|1|0|0|included
euro-legacy|LIGHT|Light|1|0|1|0|no|no|fee
euro-legacy|CLASSIC|Classic|1.12|28|1|1|80|no|fee
euro-legacy|FLEX|Flex|1.45|75|1|1|0|0|included
lufthansa|LIGHT|Light|1|0|1|0|no|no|fee
lufthansa|CLASSIC|Classic|1.1|28|1|1|80|no|included
lufthansa|GREEN|Green|1.2|45|1|1|0|80|included
lufthansa|FLEX|Flex|1.5|85|1|1|0|0|included
air-france|LIGHT|Light|1|0|1|0|no|no|fee
air-france|STANDARD|Standard|1.1|28|1|1|70|no|fee
air-france|FLEX|Flex|1.4|78|1|1|0|0|included
klm|LIGHT|Light|1|0|1|0|no|no|fee
klm|STANDARD|Standard|1.1|26|1|1|70|no|fee
klm|FLEX|Flex|1.4|76|1|1|0|0|included
tap|DISCOUNT|Discount|1|0|1|0|no|no|fee
tap|BASIC|Basic|1.07|18|1|0|110|no|fee
tap|CLASSIC|Classic|1.16|38|1|1|90|?|included
tap|PLUS|Plus|1.5|80|1|2|0|0|included
sas|LIGHT|Go Light|1|0|1|0|no|no|fee
sas|SMART|Go Smart|1.1|26|1|1|75|no|fee
sas|PRO|Go Pro|1.4|70|1|2|0|0|included
nordic|LIGHT|Economy Light|1|0|1|0|no|no|fee
nordic|STANDARD|Economy Standard|1.1|30|1|1|95|no|included
nordic|FLEX|Economy Flex|1.4|75|1|1|0|0|included
turkish|ECOFLY|EcoFly|1|0|1|1|no|no|fee
turkish|EXTRAFLY|ExtraFly|1.12|30|1|1|80|no|included
turkish|PRIMEFLY|PrimeFly|1.4|70|1|2|0|?|included
euro-low-cost|BASIC|Basic|1|0|0|0|60|no|fee
euro-low-cost|OPTIMA|Óptima|1.12|28|1|1|50|no|included
euro-low-cost|FLEX|Fly Grande|1.4|55|1|1|0|0|included
gulf|LITE|Lite|1|0|1|1|?|no|fee
gulf|SAVER|Saver|1.07|20|1|1|100|150|fee
gulf|FLEX|Flex|1.22|60|1|1|50|80|included
gulf|FLEXPLUS|Flex Plus|1.45|95|1|2|0|0|included
gulf-low-cost|LITE|Lite|1|0|1|0|60|no|fee
gulf-low-cost|VALUE|Value|1.1|22|1|1|50|?|fee
gulf-low-cost|FLEX|Flex|1.3|48|1|1|0|40|included
africa|SAVER|Saver|1|0|1|1|80|?|fee
africa|STANDARD|Standard|1.14|30|1|1|50|100|fee
africa|FLEX|Flex|1.4|70|1|2|0|0|included
asia-legacy|SAVER|Saver|1|0|1|1|?|?|fee
asia-legacy|CLASSIC|Classic|1.12|26|1|1|60|100|fee
asia-legacy|FLEX|Flex|1.38|70|1|2|0|0|included
asia-premium|LITE|Lite|1|0|1|1|no|no|fee
asia-premium|VALUE|Value|1.08|26|1|1|80|no|fee
asia-premium|STANDARD|Standard|1.2|52|1|1|50|150|included
asia-premium|FLEXI|Flexi|1.45|92|1|2|0|0|included
asia-low-cost|VALUE|Value|1|0|1|0|no|no|fee
asia-low-cost|PACK|Value Pack|1.12|24|1|1|45|no|included
asia-low-cost|FLEX|Premium Flex|1.35|50|1|1|0|?|included
australia|SALE|Sale|1|0|1|0|no|no|fee
australia|SAVER|Saver|1.1|24|1|1|70|no|included
australia|FLEX|Flex|1.45|72|1|1|0|0|included
regional|PROMO|Promo|1|0|1|0|?|no|check-in
regional|PLUS|Plus|1.12|20|1|1|40|?|check-in
regional|FLEX|Flex|1.35|45|1|1|0|0|included
`

/** Above economy the differences between airlines are small: one ladder a cabin. */
const upperTable = `
premium_economy|PESAVER|Premium Economy Saver|1|0|2|1|120|no|fee
premium_economy|PESTAND|Premium Economy Standard|1.12|60|2|2|60|?|included
premium_economy|PEFLEX|Premium Economy Flex|1.35|120|2|2|0|0|included
business|BSAVER|Business Saver|1|0|2|2|150|no|included
business|BSTAND|Business Standard|1.14|90|2|2|75|200|included
business|BFLEX|Business Flex|1.4|160|2|3|0|0|included
first|FSAVER|First Saver|1|0|2|2|200|?|included
first|FSTAND|First|1.15|150|2|3|0|150|included
first|FFLEX|First Flex|1.35|250|2|3|0|0|included
`

const ruleOf = (cell: string): Rule => {
  if (cell === 'no') return { kind: 'no' }
  return cell === '?' ? { kind: 'unknown' } : { kind: 'allowed', fee: Number(cell) * 100 }
}

const seatOf = (cell: string): FareFamilyRules['seat'] => {
  if (cell === 'included') return 'included'
  return cell === 'fee' ? 'for_a_fee' : 'at_check_in'
}

const rulesOf = (cells: readonly string[], cabin: Cabin): FareFamilyRules => {
  const [, code = '', label = '', multiplier, extra, cabinBags, checkedBags, change = '', refund = '', seat = ''] =
    cells
  return {
    code,
    label,
    cabin,
    multiplier: Number(multiplier),
    extra: Number(extra),
    cabinBags: Number(cabinBags),
    checkedBags: Number(checkedBags),
    change: ruleOf(change),
    refund: ruleOf(refund),
    seat: seatOf(seat),
  }
}

const rows = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|'))

const economyRows = rows(economyTable)
const upperRows = rows(upperTable)

const inSet = (set: string) => (cells: readonly string[]) => cells[0] === set

const economyFamilies = new Map(
  [...new Set(economyRows.map((cells) => cells[0] ?? ''))].map((set) => [
    set,
    economyRows.filter(inSet(set)).map((cells) => rulesOf(cells, 'economy')),
  ]),
)

const ladder = (cabin: Cabin): readonly FareFamilyRules[] =>
  upperRows.filter(inSet(cabin)).map((cells) => rulesOf(cells, cabin))

const upperFamilies: { readonly [cabin: string]: readonly FareFamilyRules[] } = {
  premium_economy: ladder('premium_economy'),
  business: ladder('business'),
  first: ladder('first'),
}

/** The ways an airline's set of fares sells a cabin, cheapest first. */
export const fareFamilies = (set: string, cabin: Cabin): readonly FareFamilyRules[] =>
  (cabin === 'economy' ? economyFamilies.get(set) : upperFamilies[cabin]) ?? []
