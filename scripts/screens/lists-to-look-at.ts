import { openPages, resultsPath } from './pages-to-look-at.ts'

/** A list of every kind of travel, each behind the language. */
export const lists = {
  flights: resultsPath,
  hotels: openPages['hotels-found'],
  packages: openPages['packages-found'],
  activities: openPages['activities-found'],
  tours: '/turs/result?guests=2',
  cruises: openPages.cruises,
} as const

/** How many offers a screen must show whole before anybody scrolls. */
export const foldScreens = [
  { width: 1920, height: 1080, least: 7 },
  { width: 1440, height: 900, least: 6 },
  { width: 1024, height: 900, least: 5 },
  { width: 768, height: 1024, least: 5 },
  { width: 390, height: 844, least: 4 },
  { width: 320, height: 568, least: 2 },
] as const
