import { randomUUID } from 'node:crypto'
import type { TourDeparturesAnswer } from '../../contract/products/tours/tour-departures.ts'
import type { TourOffer, TourReserveAnswer } from '../../contract/products/tours/tour-reservation.ts'
import { type Post, day } from './post.ts'

/** A place on a departure of a tour of the place of tests, so many departures on, at what it costs then. */
export const reservedTour = async (post: Post, outcome: string, turn: number): Promise<TourOffer> => {
  const tourCode = `pruebas-${outcome.replaceAll('_', '-')}`
  const paxes = [{ age: 36 }]
  const asked = { tourCode, from: day(120), to: day(240), paxes }
  const { departures }: TourDeparturesAnswer = await (await post('/tour/departures', asked)).json()
  const open = departures.filter(({ available }) => available)
  const departure = open[turn % Math.max(1, open.length)]
  const [sharing] = departure?.sharings ?? []
  if (!departure || !sharing) throw new Error(`the tour ${outcome} has no departure`)
  const { departureId } = departure
  const { rooms, total } = sharing
  const reserved = await post('/tour/reserve', { uuid: randomUUID(), departureId, paxes, rooms, total })
  const answer: TourReserveAnswer = await reserved.json()
  if (!('offer' in answer)) throw new Error(`the tour is ${answer.outcome}`)
  return answer.offer
}
