/** Countries that tours may be of, as addresses write them: where a country has a page of its own, as that one. */
export const tourCountrySlugs: Readonly<Record<string, string>> = {
  AR: 'argentina',
  BO: 'bolivia',
  BR: 'brasil',
  CL: 'chile',
  CO: 'colombia',
  CR: 'costa-rica',
  EC: 'ecuador',
  EG: 'egipto',
  ES: 'espana',
  GT: 'guatemala',
  IT: 'italia',
  JP: 'japon',
  MA: 'marruecos',
  MX: 'mexico',
  PE: 'peru',
  PN: 'pruebas',
  PT: 'portugal',
  TR: 'turquia',
}

/** Where the tours of tests are: found by who asks for it, and told to nobody else. */
const testCountry = 'PN'

export const listedTourCountries: readonly string[] = Object.keys(tourCountrySlugs).filter(
  (code) => code !== testCountry,
)

/** The country of an address; undefined where tours are of no such country. */
export const tourCountryOf = (slug: string): string | undefined =>
  Object.keys(tourCountrySlugs).find((code) => tourCountrySlugs[code] === slug)
