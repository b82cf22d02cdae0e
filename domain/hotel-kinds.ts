/** What a house can be, have and serve, as the contract names it. */
export const accommodationTypes = [
  'hotel',
  'apartment',
  'resort',
  'motel',
  'extended_stay',
  'conference_center',
] as const
export type AccommodationType = (typeof accommodationTypes)[number]

/** How a house is furnished and kept, whatever its stars: the plainest first. */
export const propertyQualities = ['budget', 'economy', 'midscale', 'upscale', 'luxury'] as const
export type PropertyQuality = (typeof propertyQualities)[number]

/** What a house has for its guests. */
export const amenities = [
  'wifi',
  'breakfast',
  'parking',
  'pool',
  'gym',
  'spa',
  'restaurant',
  'bar',
  'room_service',
  'air_conditioning',
  'airport_shuttle',
  'pets',
  'kitchen',
  'laundry',
  'beach',
  'meeting_rooms',
  'ev_charging',
  'family_rooms',
] as const
export type Amenity = (typeof amenities)[number]

/** What a room has for guests who need it. */
export const accessFeatures = [
  'step_free',
  'wide_doors',
  'roll_in_shower',
  'grab_bars',
  'lowered_fittings',
  'visual_alarm',
  'hearing_loop',
  'braille_signs',
] as const
export type AccessFeature = (typeof accessFeatures)[number]

export const boards = ['room_only', 'breakfast', 'half_board', 'full_board', 'all_inclusive'] as const
export type Board = (typeof boards)[number]
