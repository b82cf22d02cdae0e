import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { QueryNumber, IataCode, Language, Location } from './fields.ts'
import { InternalError, InvalidRequest, Unavailable } from './problem.ts'

const airportFields = {
  airportCode: IataCode,
  /** true for the entry that stands for all airports of a city */
  isCity: Schema.Boolean,
  name: Schema.String,
  cityName: Schema.String,
  cityCode: IataCode,
  countryCode: Schema.String,
  countryName: Schema.String,
  location: Location,
  timeZone: Schema.String,
  /** 0 to 100, from traffic: what ranks one match before another */
  popularity: Schema.Number,
}

export const Airport = Schema.Struct(airportFields)
export type Airport = typeof Airport.Type

/** A city and its airports, nearest match first; `Code` is the city's own IATA code. */
export const AirportGroup = Schema.Struct({
  Code: IataCode,
  name: Schema.String,
  countryCode: Schema.String,
  countryName: Schema.String,
  airports: Schema.Array(Airport),
})
export type AirportGroup = typeof AirportGroup.Type

/** `distance` in kilometres from the asked point. */
export const NearbyAirport = Schema.Struct({ ...airportFields, distance: Schema.Number })
export type NearbyAirport = typeof NearbyAirport.Type

const Term = Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(80))
const between = (minimum: number, maximum: number) => Schema.isBetween({ minimum, maximum })
const Count = QueryNumber.check(Schema.isInt(), between(1, 50))
const errors = [InvalidRequest, Unavailable, InternalError] as const

export class AirportsGroup extends HttpApiGroup.make('airports')
  .annotate(OpenApi.Description, 'Airports and their cities, by name and by place. Answers may be kept for a day.')
  .add(
    HttpApiEndpoint.get('search', '/search/airports', {
      query: { term: Term, lang: Schema.optionalKey(Language), limit: Schema.optionalKey(Count) },
      success: Schema.Array(AirportGroup),
      error: errors,
    }).annotate(OpenApi.Description, 'Cities and their airports that a term matches, the nearest match first.'),
    HttpApiEndpoint.get('searchFlat', '/search/am/airports', {
      query: { term: Term, lang: Schema.optionalKey(Language), limit: Schema.optionalKey(Count) },
      success: Schema.Array(Airport),
      error: errors,
    }).annotate(OpenApi.Description, 'Airports that a term matches, in one list, the nearest match first.'),
    HttpApiEndpoint.get('nearby', '/airports/nearby', {
      query: {
        lat: QueryNumber.check(between(-90, 90)),
        lon: QueryNumber.check(between(-180, 180)),
        /** kilometres; 25 where none is given */
        distance: Schema.optionalKey(QueryNumber.check(between(1, 500))),
        lang: Schema.optionalKey(Language),
      },
      success: Schema.Array(NearbyAirport),
      error: errors,
    }).annotate(OpenApi.Description, 'Airports within a distance of a point, the nearest first.'),
  ) {}
