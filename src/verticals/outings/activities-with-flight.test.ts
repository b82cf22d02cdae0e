import { describe, expect, it } from 'vitest'
import { activitiesWith } from './activities-with-flight.ts'

const minutes = (at: string): number => Date.parse(`${at}:00Z`) / 60_000

const trip = (arrival: string, back: string | undefined, kinds: readonly ('adult' | 'child')[] = ['adult']) =>
  ({
    offerId: 'F1',
    total: { amount: 42_862, currency: 'USD' },
    holdOnly: false,
    travellers: kinds.map((kind, at) => ({ kind, ids: [String(at + 1)] })),
    directions: [
      { slice: { segments: [{ arrival: minutes(arrival) }] } },
      ...(back === undefined ? [] : [{ slice: { segments: [{ departure: minutes(back) }] } }]),
    ],
  }) as unknown as Parameters<typeof activitiesWith>[0]

describe('activities with a flight', () => {
  it('are those of the days between the flights, for all who fly', () =>
    expect(activitiesWith(trip('2027-01-10T14:00', '2027-01-15T09:00', ['adult', 'adult']), 'MAD')).toEqual({
      destination: 'MAD',
      from: '2027-01-11',
      to: '2027-01-14',
      guests: '2',
      flight: 'F1',
      flightShown: '42862',
    }))

  it('are looked at for a flight as it was chosen: with bags, or without', () => {
    const flight = trip('2027-01-10T14:00', '2027-01-15T09:00')
    expect(activitiesWith(flight, 'MAD', true)).toMatchObject({ addBag: '1' })
    expect(activitiesWith(flight, 'MAD')).not.toHaveProperty('addBag')
  })

  it('are those of a week where nobody flies back', () =>
    expect(activitiesWith(trip('2027-01-10T14:00', undefined), 'MAD')).toMatchObject({
      from: '2027-01-11',
      to: '2027-01-18',
    }))

  it('are of no more days than may be asked for', () =>
    expect(activitiesWith(trip('2027-01-10T14:00', '2027-06-15T09:00'), 'MAD')?.to).toBe('2027-02-10'))

  it('are none where there is no day between, or somebody’s age is not known', () => {
    expect(activitiesWith(trip('2027-01-10T14:00', '2027-01-11T09:00'), 'MAD')).toBeUndefined()
    expect(activitiesWith(trip('2027-01-10T14:00', '2027-01-15T09:00', ['adult', 'child']), 'MAD')).toBeUndefined()
  })

  it('are none where nothing is sold where they land', () =>
    expect(activitiesWith(trip('2027-01-10T14:00', '2027-01-15T09:00'), undefined)).toBeUndefined())
})
