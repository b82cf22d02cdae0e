import { describe, expect, it } from 'vitest'
import { parseHotelSearch } from '../search/parse-hotel-search.ts'
import {
  backToListParameters,
  besidesStay,
  bookingParameters,
  cardParameters,
  chosenRates,
  hotelPageParameters,
} from './stay-parameters.ts'

const search = {
  destination: 'CTG',
  checkIn: '2027-02-10',
  checkOut: '2027-02-14',
  rooms: [
    { adults: 2, ages: [8] },
    { adults: 1, ages: [] },
  ],
}
const list = {
  destination: 'CTG',
  checkIn: '2027-02-10',
  checkOut: '2027-02-14',
  guests: '2-8,1',
  stars: '4',
  sort: 'dearest',
  agentId: 'a1',
}
const chosen = { offerId: 'o', total: 61_234, rateIds: ['r1', 'r2'], hotelCode: 'CTG-3', search }

describe('the addresses of a stay', () => {
  it('lead from the list to a hotel and back to the same list', () => {
    const hotel = cardParameters(list, 'CTG-3')
    expect(hotel).toEqual({ ...list, hotel: 'CTG-3' })
    expect(backToListParameters({ ...hotel, rate1: 'a', rate2: 'b' }, search)).toEqual(list)
  })

  it('forget what was chosen on the way back to the hotel', () => {
    const url = { ...list, hotel: 'CTG-3', rate1: 'a', offer: 'o', shown: '1', rates: 'a,b' }
    expect(hotelPageParameters(url)).toEqual({ ...list, hotel: 'CTG-3' })
  })

  it('keep the hotel and its list for another stay, and neither days, guests nor what was chosen for them', () => {
    const url = { ...list, hotel: 'CTG-3', room2: '2', rate1: 'a', shown: '1' }
    expect(besidesStay(url)).toEqual({ hotel: 'CTG-3', stars: '4', sort: 'dearest', agentId: 'a1' })
  })

  it('book the checked offer at the total that was shown, without the filters of the list', () => {
    const booked = bookingParameters({ ...list, hotel: 'CTG-3', rate1: 'r1', rate2: 'r2' }, chosen)
    expect(booked).toEqual({
      agentId: 'a1',
      destination: 'CTG',
      checkIn: '2027-02-10',
      checkOut: '2027-02-14',
      guests: '2-8,1',
      hotel: 'CTG-3',
      rates: 'r1,r2',
      shown: '61234',
      offer: 'o',
    })
    const { stay, corrections } = parseHotelSearch(booked, '2026-11-22')
    expect({ ...stay, corrections }).toEqual({ ...search, destination: undefined, corrections: [] })
  })

  it.each([
    [1, { rate1: 'a' }, ['a']],
    [2, { rate1: 'a', rate2: 'b' }, ['a', 'b']],
    [2, { rate1: 'a' }, undefined],
    [1, {}, undefined],
  ])('choose one rate for each of %i rooms, or nothing', (rooms, url, rates) => {
    expect(chosenRates(url, rooms)).toEqual(rates)
  })
})
