/** What a tour is about, as the contract names it. */
export const tourThemes = [
  'culture',
  'archaeology',
  'nature',
  'wildlife',
  'hiking',
  'coast',
  'desert',
  'food',
  'cities',
] as const
export type TourTheme = (typeof tourThemes)[number]

/** How much one walks and how early one rises. */
export const tourPaces = ['easy', 'moderate', 'demanding'] as const
export type TourPace = (typeof tourPaces)[number]

export const tourMeals = ['breakfast', 'lunch', 'dinner'] as const
export type TourMeal = (typeof tourMeals)[number]

export const tourLodgings = ['hotel', 'inn', 'lodge', 'camp', 'homestay', 'boat', 'night_bus'] as const
export type TourLodging = (typeof tourLodgings)[number]

/** With how many one shares a room: three, two, one. */
export const sharings = ['triple', 'twin', 'single'] as const
export type Sharing = (typeof sharings)[number]

export const sharers: Readonly<Record<Sharing, number>> = { triple: 3, twin: 2, single: 1 }

/** `few`: four places or fewer. `guaranteed`: enough have booked. `on_request`: the operator says yes or no later. */
export const departureStatuses = ['available', 'few', 'guaranteed', 'on_request', 'sold_out'] as const
export type DepartureStatus = (typeof departureStatuses)[number]
