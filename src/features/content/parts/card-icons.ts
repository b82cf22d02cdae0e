/** Pictures that a bullet-list card may carry, by the names that editors write. */
export const cardIcons = [
  'plane',
  'luggage',
  'clock',
  'wallet',
  'shield',
  'map',
  'sun',
  'snow',
  'train',
  'phone',
  'ticket',
  'calendar',
  'info',
  'star',
  'coffee',
  'bed',
  'child',
  'passport',
] as const

export type CardIcon = (typeof cardIcons)[number]
