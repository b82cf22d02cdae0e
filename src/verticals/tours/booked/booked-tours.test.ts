import { expect, it } from 'vitest'
import type { TourLine, TourPart } from '#contract/products/tours/tour-part.ts'
import { tour } from '../../../../backend/products/tours/tour.ts'
import { soldTour } from '../booking/sold-tour-for-tests.ts'
import { bookedTours } from './booked-tours.server.ts'

const part = { partId: '1', kind: 'tour', state: 'confirmed', item: soldTour() } as TourPart

it('a tour has its own picture in a list of trips, listed or looked up', () => {
  const line = bookedTours.lineOf(part)
  expect(line.scene).toMatchObject({ code: 'pruebas-standard' })
  expect(bookedTours.line(tour.line(part))).toEqual(line)
})

it('a line that was kept without what it is drawn of has none', () => {
  const { picture: _picture, ...before }: TourLine = tour.line(part)
  expect(bookedTours.line(before)).toMatchObject({ place: part.item.tour.country.name.en })
  expect(bookedTours.line(before)).not.toHaveProperty('scene')
})
