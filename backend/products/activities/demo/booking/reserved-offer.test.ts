import { expect, it } from 'vitest'
import { dateOf } from '../../../demo/calendar.ts'
import { nothingTaken } from '../../../demo/reservations/reservation-rows.ts'
import { activityOf } from '../made/activity.ts'
import { cancellingOf } from '../made/cancelling.ts'
import { optionsOf } from '../made/options.ts'
import { partyOf } from '../times/party.ts'
import { slotsOf } from '../times/time-slots.ts'
import { requestedTime, reservedOffer } from './reserved-offer.ts'

const day = Date.UTC(2027, 2, 10) / 86_400_000

const firstTime = (code: string, minute: number) => {
  const activity = activityOf(code)
  const option = activity && optionsOf(activity)[0]
  const party = option && partyOf(option, [30])
  if (!activity || !option || !party || 'refusal' in party) throw new Error(`${code} is not sold`)
  const [slot] = slotsOf(activity, option, party, day, { minute, booked: nothingTaken })
  return { activity, option, slot }
}

it('tells of cancelling what may still come, and of nothing that is over', () => {
  const { activity, option, slot } = firstTime('PRUEBAS-standard', 0)
  const [free] = cancellingOf(activity).refunds
  if (!slot || !free) throw new Error('it has no time, or no terms')
  const keptAt = (minute: number) => {
    const localDateTimeStart = `${dateOf(day)}T${new Date(slot.start * 60_000).toISOString().slice(11, 19)}`
    const request = { optionCode: option.code, localDateTimeStart, paxes: [{ age: 30 }] }
    const asked = requestedTime(activity, request, { minute, booked: nothingTaken })
    if (!asked || 'refusal' in asked) throw new Error('it is refused')
    const { cancel } = reservedOffer('id', asked, null, minute * 60_000)
    expect(cancel.steps.every(({ until }) => until === null || Date.parse(until) > minute * 60_000)).toBe(true)
    return cancel.steps.map(({ keeps }) => keeps.amount)
  }
  const deadline = slot.utcStart - free.hoursBefore * 60
  expect(keptAt(deadline - 1)[0]).toBe(0)
  expect(keptAt(deadline + 1)).not.toContain(0)
  expect(keptAt(deadline + 1).at(-1)).toBeGreaterThan(0)
})
