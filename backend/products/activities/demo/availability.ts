import type { ActivityAvailabilityAnswer, ActivityTime } from '#contract/products/activities/activity-availability.ts'
import { dateOf, instant, localTimeText } from '../../demo/calendar.ts'
import type { RequestedDays } from '../../requested-days.ts'
import { dollars } from '../../demo/dollars.ts'
import type { Activity } from './made/activity.ts'
import { type Option, optionsOf } from './made/options.ts'
import { partyOf } from './times/party.ts'
import { type Asking, type TimeSlot, slotsOf } from './times/time-slots.ts'

/** A time as the contract has it. */
export const shownTime = (slot: TimeSlot): ActivityTime => ({
  localDateTimeStart: localTimeText(slot.start),
  localDateTimeEnd: localTimeText(slot.end),
  openingHours: slot.open,
  status: slot.status,
  available: slot.available,
  vacancies: slot.vacancies,
  capacity: slot.capacity,
  utcCutoffAt: instant(slot.utcCutoff),
  price: {
    units: slot.price.units.map(({ code, quantity, each }) => ({
      unitCode: code,
      quantity,
      each: dollars(each),
      subtotal: dollars(each * quantity),
    })),
    total: dollars(slot.price.total),
  },
  freeUntil: slot.utcFreeUntil === null ? null : instant(slot.utcFreeUntil),
})

/** Day numbers from the first to the last. */
export const daysOf = ({ from, to }: RequestedDays): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at)

const availableOption = (
  activity: Activity,
  option: Option,
  asked: RequestedDays,
  asking: Asking,
): ActivityAvailabilityAnswer['options'][number] => {
  const party = partyOf(option, asked.ages)
  if ('refusal' in party) return { optionCode: option.code, refusal: party.refusal, days: [] }
  return {
    optionCode: option.code,
    refusal: null,
    days: daysOf(asked).map((day) => ({
      date: dateOf(day),
      times: slotsOf(activity, option, party, day, asking).map(shownTime),
    })),
  }
}

/** When a party can have an activity; undefined where it has no such option. */
export const availabilityOf = (
  activity: Activity,
  optionCode: string | null,
  asked: RequestedDays,
  asking: Asking,
): ActivityAvailabilityAnswer | undefined => {
  const options = optionsOf(activity).filter(({ code }) => optionCode === null || code === optionCode)
  if (options.length === 0) return undefined
  return {
    activityCode: activity.code,
    options: options.map((option) => availableOption(activity, option, asked, asking)),
  }
}
