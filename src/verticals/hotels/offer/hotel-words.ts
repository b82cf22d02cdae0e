import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AccommodationType, Amenity, Board, PropertyQuality } from '#domain/hotel-kinds.ts'

export const typeNames: Readonly<Record<AccommodationType, MessageDescriptor>> = {
  hotel: msg`Hotels`,
  apartment: msg`Apartments`,
  resort: msg`Resorts`,
  motel: msg`Motels`,
  extended_stay: msg`Extended stay`,
  conference_center: msg`Conference centers`,
}

export const qualityNames: Readonly<Record<PropertyQuality, MessageDescriptor>> = {
  luxury: msg`Luxury`,
  upscale: msg`Upscale`,
  midscale: msg`Midscale`,
  economy: msg`Economy`,
  budget: msg`Budget`,
}

export const amenityNames: Readonly<Record<Amenity, MessageDescriptor>> = {
  wifi: msg`Wi-Fi`,
  breakfast: msg`Breakfast`,
  parking: msg`Parking`,
  pool: msg`Pool`,
  gym: msg`Gym`,
  spa: msg`Spa`,
  restaurant: msg`Restaurant`,
  bar: msg`Bar`,
  room_service: msg`Room service`,
  air_conditioning: msg`Air conditioning`,
  airport_shuttle: msg`Airport shuttle`,
  pets: msg`Pets welcome`,
  kitchen: msg`Kitchen`,
  laundry: msg`Laundry`,
  beach: msg`Beach`,
  meeting_rooms: msg`Meeting rooms`,
  ev_charging: msg`Charging for electric cars`,
  family_rooms: msg`Family rooms`,
}

export const boardNames: Readonly<Record<Board, MessageDescriptor>> = {
  room_only: msg`Room only`,
  breakfast: msg`Breakfast included`,
  half_board: msg`Half board`,
  full_board: msg`Full board`,
  all_inclusive: msg`All inclusive`,
}
