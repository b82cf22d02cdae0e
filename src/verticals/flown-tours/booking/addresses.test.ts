import { describe, expect, it } from 'vitest'
import { flightsUrl, flightsWith, pairParameters, readPairId } from './addresses.ts'

const tour = { id: 'T-1', from: '2027-03-10', to: '2027-03-18', ages: [30, 30, 15, 8, 1] }

describe('the flights to a tour', () => {
  it('arrive the day before and leave the day after, for all who come along as airlines count them', () =>
    expect(flightsWith(tour, 'CUZ').search).toEqual({
      to: 'CUZ',
      departure: '2027-03-09',
      return: '2027-03-19',
      adults: '3',
      children: '1',
      ages: '8',
      infants: '1',
      cabin: 'economy',
      withTour: 'T-1',
    }))

  it('lead on to the pair, at no price that either has alone', () => {
    const url = { ...flightsWith(tour, 'CUZ').search, offer: 'F-1', shown: '9900', fare: 'Light', out: 'AV1' }
    const pair = pairParameters(url)
    expect([pair.shown, pair.fare]).toEqual([undefined, undefined])
    expect(readPairId(pair.offer ?? '')).toEqual({ flightOfferId: 'F-1', tourOfferId: 'T-1.package' })
    expect(flightsUrl(pair).search).toEqual(flightsWith(tour, 'CUZ').search)
  })

  it('have the address that flights have', () =>
    expect(flightsUrl({ from: 'BOG', to: 'CUZ' }).params).toEqual({ url: 'vuelos-bog-cuz' }))
})
