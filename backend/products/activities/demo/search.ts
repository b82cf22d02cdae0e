import type { ActivitySearchAnswer, FoundActivity } from '#contract/products/activities/activity-search.ts'
import { timesOfDay } from '#domain/activity-kinds.ts'
import { kilometresBetween } from '#domain/place/great-circle.ts'
import { dateOf, instant } from '../../demo/calendar.ts'
import { dollars } from '../../demo/dollars.ts'
import type { Destination } from '../../hotels/demo/places/destinations.ts'
import type { ActivityQuestion } from '../activity-supplier.ts'
import { daysOf } from './availability.ts'
import { type Activity, activitiesIn, citiesWithActivities } from './made/activity.ts'
import { optionsOf } from './made/options.ts'
import { factsOf, meetingPointOf, nameOf, placeOf } from './made/shown-activity.ts'
import { lowestPrices } from './times/lowest-prices.ts'
import { partyOf } from './times/party.ts'
import { type Asking, type TimeSlot, slotsOf } from './times/time-slots.ts'

/** What begins further away is not found. */
const mostKilometres = 40

/** No city is larger: activities of one whose middle is further away are not looked at. */
const cityKilometres = 25

interface Near {
  readonly activity: Activity
  readonly kilometres: number
}

interface Spot {
  readonly latitude: number
  readonly longitude: number
}

const awayFrom = (from: Spot, to: Spot): number =>
  kilometresBetween({ lat: from.latitude, lon: from.longitude }, { lat: to.latitude, lon: to.longitude })

/** The cities whose activities may begin near enough. */
export const citiesNear = (from: Spot): readonly Destination[] =>
  citiesWithActivities().filter((city) => awayFrom(from, city) <= mostKilometres + cityKilometres)

const near = (from: Spot): readonly Near[] =>
  citiesNear(from)
    .flatMap((city) => activitiesIn(city))
    .map((activity) => ({ activity, kilometres: awayFrom(from, activity.meeting) }))
    .filter(({ kilometres }) => kilometres <= mostKilometres)
    .toSorted((a, b) => a.kilometres - b.kilometres)

interface SlotOfOption {
  readonly optionCode: string
  readonly slot: TimeSlot
}

/** Every time that the party can have, option by option, each in the order of its days. */
const availableSlots = (activity: Activity, asked: ActivityQuestion, asking: Asking): readonly SlotOfOption[] =>
  optionsOf(activity).flatMap((option) => {
    const party = partyOf(option, asked.ages)
    if ('refusal' in party) return []
    return daysOf(asked)
      .flatMap((day) => slotsOf(activity, option, party, day, asking))
      .filter(({ available }) => available)
      .map((slot) => ({ optionCode: option.code, slot }))
  })

const shown = (
  { activity, kilometres }: Near,
  slots: readonly SlotOfOption[],
  { optionCode, slot }: SlotOfOption,
  { language, ages }: ActivityQuestion,
): FoundActivity => ({
  name: nameOf(activity)[language],
  ...factsOf(activity),
  location: {
    ...placeOf(activity),
    cityName: activity.city.name[language],
    meetingPoint: meetingPointOf(activity)[language],
  },
  distance: Math.round(kilometres * 10) / 10,
  lowestPrice: {
    total: dollars(slot.price.total),
    perPerson: dollars(Math.round(slot.price.total / ages.length)),
    optionCode,
    date: dateOf(slot.day),
  },
  dates: [...new Set(slots.map((own) => own.slot.day))].toSorted((a, b) => a - b).map(dateOf),
  timesOfDay: timesOfDay.filter((time) => slots.some((own) => own.slot.timesOfDay.includes(time))),
  prices: lowestPrices(slots.map((own) => own.slot)),
  freeUntil: slot.utcFreeUntil === null ? null : instant(slot.utcFreeUntil),
})

/** What a party can do around a place, the nearest first. */
export const searchActivities = (asked: ActivityQuestion, asking: Asking): ActivitySearchAnswer => {
  const found = near(asked).flatMap((own) => {
    const slots = availableSlots(own.activity, asked, asking)
    const [first, ...others] = slots
    if (!first) return []
    const lowest = others.reduce(
      (best, slot) =>
        slot.slot.price.total < best.slot.price.total ||
        (slot.slot.price.total === best.slot.price.total && slot.slot.day < best.slot.day)
          ? slot
          : best,
      first,
    )
    return [{ own, slots, lowest }]
  })
  const { itemsPerPage, page } = asked
  return {
    activities: found
      .slice((page - 1) * itemsPerPage, page * itemsPerPage)
      .map(({ own, slots, lowest }) => shown(own, slots, lowest, asked)),
    pagination: { itemsPerPage, page, totalItems: found.length },
  }
}
