import type { ActivitySearchAnswer, FoundActivity } from '#contract/products/activities/activity-search.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })

/** An activity as the backend answers it. */
export const foundActivity = (code: string, change: Partial<FoundActivity> = {}): FoundActivity => ({
  name: `Walk ${code}`,
  code: `supplier-${code}`,
  activityCode: code,
  kind: 'walk',
  durationType: 'FIXED',
  durationMinutes: 120,
  confirmation: 'INSTANT',
  guideLanguages: [{ kind: 'GUIDE', language: 'es' }],
  media: { rawImages: [{ subject: 'walk', seed: 7 }] },
  location: {
    destinationCode: 'CTG',
    countryCode: 'CO',
    latitude: 10.42,
    longitude: -75.55,
    timeZone: 'America/Bogota',
    cityName: 'Cartagena',
    meetingPoint: 'Clock tower',
  },
  distance: 0.4,
  lowestPrice: { total: usd(5000), perPerson: usd(2500), optionCode: 'STANDARD', date: '2027-02-10' },
  dates: ['2027-02-10', '2027-02-11'],
  timesOfDay: ['morning'],
  prices: [{ total: usd(5000), dates: ['2027-02-10', '2027-02-11'], timesOfDay: ['morning'], cancelsFree: true }],
  freeUntil: '2027-02-09T14:00:00Z',
  ...change,
})

export const activityAnswer = (activities: readonly FoundActivity[]): ActivitySearchAnswer => ({
  activities,
  pagination: { itemsPerPage: 100, page: 1, totalItems: activities.length },
})
