import { expect, it } from 'vitest'
import type { ActivityLine, ActivityPart } from '#contract/products/activities/activity-part.ts'
import { activity } from '../../../../backend/products/activities/activity.ts'
import { bookedActivities } from './booked-activities.server.ts'

const part = {
  partId: '1',
  kind: 'activity',
  state: 'confirmed',
  item: {
    activity: {
      name: { en: 'Walk', es: 'Paseo' },
      location: { destinationCode: 'NYC', cityName: { en: 'New York', es: 'Nueva York' } },
    },
    localDateTimeStart: '2027-01-14T10:00:00',
    ages: [30, 30],
  },
} as unknown as ActivityPart

it('an activity has the picture that is known of its city, listed or looked up', () => {
  expect(bookedActivities.lineOf(part)).toMatchObject({ place: 'JFK', first: '2027-01-14', guests: 2 })
  expect(bookedActivities.line(activity.line(part))).toEqual(bookedActivities.lineOf(part))
})

it('a line that was kept without its city’s code is drawn by its name', () => {
  const { destinationCode: _code, ...before }: ActivityLine = activity.line(part)
  expect(bookedActivities.line(before).place).toBe('New York')
})
