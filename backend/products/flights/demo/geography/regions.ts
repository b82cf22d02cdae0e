const table: { readonly [region: string]: string } = {
  // North America
  N: 'US CA BM PM',
  // Mexico, Central America, the Caribbean
  X: 'MX GT BZ SV HN NI CR PA CU JM HT DO PR VI VG KN AG DM LC VC GD BB TT AW CW BQ SX MF BL GP MQ AI MS TC KY BS',
  S: 'CO VE EC PE BO CL AR UY PY BR GY SR GF FK',
  E: `GB IE FR ES PT DE NL BE LU CH AT IT GR CY MT SE NO DK FI IS FO GL EE LV LT PL CZ SK HU RO BG SI HR BA RS ME MK AL XK
      UA MD BY TR GI AX JE GG IM SJ MC AD SM VA LI`,
  // Russia, the Caucasus, Central Asia
  R: 'RU KZ UZ TM TJ KG AZ GE AM',
  M: 'AE QA SA KW BH OM YE IR IQ SY JO LB IL PS',
  F: 'MA DZ TN LY EG SD EH',
  A: `ET ER DJ SO KE UG TZ RW BI SS CD CG CF TD CM GA GQ ST NG GH CI SN GM ML BF NE BJ TG GW GN SL LR CV MR AO ZM ZW MW MZ
      MG MU RE YT KM SC NA BW ZA LS SZ SH`,
  I: 'IN PK BD LK NP BT MV AF IO',
  J: 'JP KR KP CN HK MO TW MN',
  Z: 'TH VN LA KH MM MY SG ID PH BN TL CX CC',
  O: 'AU NZ FJ PG SB VU NC PF WS TO TV KI NR MH FM PW CK NU WF AS GU MP TK NF PN',
}

const regionByCountry = new Map(
  Object.entries(table).flatMap(([region, countries]) =>
    countries
      .split(/\s+/)
      .filter(Boolean)
      .map((country): [string, string] => [country, region]),
  ),
)

/** The letter of the region that airlines' reach is written in. */
export const regionOf = (countryCode: string): string => regionByCountry.get(countryCode) ?? 'A'
