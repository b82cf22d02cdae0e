import type { PartyRefusal } from '#contract/products/activities/activity-availability.ts'
import type { ActivityOffer, ActivityReserveRequest } from '#contract/products/activities/activity-reservation.ts'
import { fallbackAge } from '#domain/activity-kinds.ts'
import { dayOf, instant, localTimeText } from '../../../demo/calendar.ts'
import { dollars } from '../../../demo/dollars.ts'
import { shownTime } from '../availability.ts'
import type { Activity } from '../made/activity.ts'
import { cancellingOf } from '../made/cancelling.ts'
import { type Option, optionsOf } from '../made/options.ts'
import { holdsOf, shownActivity } from '../made/shown-activity.ts'
import { type Party, partyOf } from '../times/party.ts'
import { type Asking, type TimeSlot, slotsOf } from '../times/time-slots.ts'

/** A time of an option for a party, as it is asked for. */
export interface RequestedTime {
  readonly activity: Activity
  readonly option: Option
  readonly ages: readonly number[]
  readonly party: Party
  readonly slot: TimeSlot
}

type Request = Pick<ActivityReserveRequest, 'optionCode' | 'localDateTimeStart' | 'paxes'>

/** The time that is meant; why the party cannot have it; undefined where the activity has no such option or time. */
export const requestedTime = (
  activity: Activity,
  { optionCode, localDateTimeStart, paxes }: Request,
  asking: Asking,
): RequestedTime | { readonly refusal: PartyRefusal } | undefined => {
  const option = optionsOf(activity).find(({ code }) => code === optionCode)
  if (!option) return undefined
  const ages = paxes.map(({ age }) => age ?? fallbackAge)
  const party = partyOf(option, ages)
  if ('refusal' in party) return party
  const day = dayOf(localDateTimeStart.slice(0, 10))
  const slots = slotsOf(activity, option, party, day, { ...asking, reserving: true })
  const slot = slots.find(({ start }) => localTimeText(start) === localDateTimeStart)
  return slot && { activity, option, ages, party, slot }
}

const unitItemsOf = ({ party, ages }: RequestedTime): ActivityOffer['unitItems'] =>
  party.units.flatMap(({ unit, quantity }) => {
    const own = ages.filter((age) => age >= unit.minAge && age <= unit.maxAge)
    const { unitCode, type, name, paxCount, minAge, maxAge } = unit
    return Array.from({ length: quantity }, (_, at) => ({
      unitCode,
      type,
      name,
      ages: own.slice(at * paxCount, (at + 1) * paxCount),
      minAge,
      maxAge,
    }))
  })

/** What is kept of a total by whoever cancels, step by step, without hours that are over; no step where nothing is ever given back. */
const cancelOf = ({ activity, slot }: RequestedTime, total: number, now: number): ActivityOffer['cancel'] => {
  const { refunds } = cancellingOf(activity)
  const steps = refunds
    .map(({ hoursBefore, percentage }) => ({
      minute: slot.utcStart - hoursBefore * 60,
      keeps: dollars(total - Math.floor((total * percentage) / 100)),
    }))
    .filter(({ minute }) => minute > now / 60_000)
    .map(({ minute, keeps }) => ({ until: instant(minute), keeps }))
  return {
    freeUntil: slot.utcFreeUntil === null ? null : instant(slot.utcFreeUntil),
    steps: refunds.length === 0 ? [] : [...steps, { until: null, keeps: dollars(total) }],
  }
}

/** How long an offer can be booked where nothing is kept for it, in minutes. */
const unkeptMinutes = 30

/** The UTC minute, of which it may be a part, at which so many minutes from a moment have passed or nothing is sold any more. */
const endOf = (minutes: number, { utcCutoff }: TimeSlot, now: number): number =>
  Math.min(now / 60_000 + minutes, utcCutoff)

const holdOf = (
  hold: { readonly status: 'HOLDING'; readonly minutes: number } | { readonly status: 'HOLD_NOT_PROVIDED' },
  { slot }: RequestedTime,
  now: number,
): ActivityOffer['holds']['price'] =>
  hold.status === 'HOLDING' ? { status: hold.status, until: instant(endOf(hold.minutes, slot, now)) } : hold

/** A time as it is reserved at a moment, in milliseconds. */
export const reservedOffer = (
  id: string,
  asked: RequestedTime,
  guideLanguage: ActivityOffer['guideLanguage'],
  now: number,
): ActivityOffer => {
  const { activity, option, ages, slot } = asked
  const { options: _options, description: _description, holds: _holds, ...shown } = shownActivity(activity)
  const { localDateTimeStart, localDateTimeEnd, openingHours, price } = shownTime(slot)
  const holds = holdsOf(activity)
  const availability = holdOf(holds.availability, asked, now)
  return {
    id,
    activity: shown,
    option: { optionCode: option.code, name: option.name, pricing: option.pricing },
    localDateTimeStart,
    localDateTimeEnd,
    openingHours,
    startsAt: instant(slot.utcStart),
    ages,
    unitItems: unitItemsOf(asked),
    guideLanguage,
    price,
    cancel: cancelOf(asked, price.total.amount, now),
    holds: { availability, price: holdOf(holds.price, asked, now) },
    expiresAt: availability.status === 'HOLDING' ? availability.until : instant(endOf(unkeptMinutes, slot, now)),
  }
}
