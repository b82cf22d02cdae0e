import { type Segment, type Slice, sliceKey } from './flight-offer.ts'
import {
  Unusable,
  durationMinutes,
  fields,
  finite,
  isFields,
  list,
  localMinutes,
  optionalText,
  text,
} from '#/server/backend/answer-reader.server.ts'

const carrierOf = (operating: unknown): string | undefined =>
  isFields(operating) ? optionalText(operating.carrierCode) : undefined

const stopsOf = (stops: unknown): readonly string[] =>
  Array.isArray(stops) ? stops.map((stop) => text(fields(stop).iataCode)) : []

const segmentFrom = (value: unknown): Segment => {
  const wire = fields(value)
  const departure = fields(wire.departure)
  const arrival = fields(wire.arrival)
  const carrier = text(wire.carrierCode)
  const operating = carrierOf(wire.operating)
  return {
    from: text(departure.iataCode),
    to: text(arrival.iataCode),
    fromTerminal: optionalText(departure.terminal),
    toTerminal: optionalText(arrival.terminal),
    departure: localMinutes(departure.at),
    arrival: localMinutes(arrival.at),
    minutes: durationMinutes(wire.duration),
    carrier,
    number: text(wire.number),
    operating: operating === carrier ? undefined : operating,
    aircraft: isFields(wire.aircraft) ? (optionalText(wire.aircraft.code) ?? '') : '',
    technicalStops: stopsOf(wire.stops),
  }
}

const kilogramsOf = (segment: unknown): number => {
  const [first] = list(fields(segment).co2Emissions)
  return finite(fields(first).weight)
}

const emissionsOf = (segments: readonly unknown[]): number | undefined => {
  try {
    return Math.round(segments.reduce<number>((sum, segment) => sum + kilogramsOf(segment), 0))
  } catch {
    return undefined
  }
}

/** One itinerary of the contract's offer; its emissions are left out where a segment does not say them. */
export const sliceFrom = (value: unknown): Slice => {
  const wire = fields(value)
  const wireSegments = list(wire.segments)
  if (wireSegments.length === 0) throw new Unusable('an itinerary without segments')
  const segments = wireSegments.map(segmentFrom)
  return { key: sliceKey(segments), segments, minutes: durationMinutes(wire.duration), co2: emissionsOf(wireSegments) }
}
