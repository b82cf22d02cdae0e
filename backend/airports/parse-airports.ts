import type { AirportRecord } from './airport-record.ts'

const recordOf = (line: string, countryCode: string, timeZone: string): AirportRecord => {
  const [code = '', city, region = '', nameEn = '', nameEs = '', cityEn = '', cityEs, lat, lon, popularity, also = ''] =
    line.split('|')
  return {
    code,
    cityCode: city || code,
    name: { en: nameEn, es: nameEs },
    cityName: { en: cityEn, es: cityEs || cityEn },
    countryCode,
    region,
    lat: Number(lat),
    lon: Number(lon),
    timeZone,
    popularity: Number(popularity),
    also,
  }
}

/** Reads the rows of `airport-rows.ts`, whose heading says their form. */
export const parseAirports = (rows: string): readonly AirportRecord[] => {
  let countryCode = ''
  let timeZone = ''
  const airports: AirportRecord[] = []
  for (const line of rows.split('\n')) {
    if (line.startsWith('@')) {
      countryCode = line.slice(1, 3)
      timeZone = line.slice(4)
    } else {
      airports.push(recordOf(line, countryCode, timeZone))
    }
  }
  return airports
}
