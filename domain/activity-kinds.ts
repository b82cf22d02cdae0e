/** What can be done in a place, as the contract names it. */
export const activityKinds = [
  'walk',
  'guided_visit',
  'ticket',
  'bus',
  'food',
  'class',
  'bike',
  'boat',
  'kayak',
  'hike',
  'photo',
  'night',
  'show',
  'day_trip',
] as const
export type ActivityKind = (typeof activityKinds)[number]

/** By the clock of the place: until noon, until six, after. */
export const timesOfDay = ['morning', 'afternoon', 'evening'] as const
export type TimeOfDay = (typeof timesOfDay)[number]

/** Days of one search or one look at what is free. */
export const mostActivityDays = 31

/** Whose age nobody said. */
export const fallbackAge = 30
