import { setTimeout as wait } from 'node:timers/promises'
import type { Ended } from './book-one.ts'

interface Named {
  readonly firstName: string
  readonly lastName: string
}

/** A booking as the backend tells it. */
export interface KeptBooking {
  readonly bookingStatus: string
  readonly parts: readonly {
    readonly extras: {
      readonly guests?: readonly Named[]
      readonly travelers?: readonly Named[]
      readonly lead?: Named | number | null
    }
  }[]
  readonly passengers: readonly Named[]
  readonly customerDetails: { readonly email: string }
  readonly billingInformation: { readonly city: string } | null
}

/** For how long a supplier may keep what it is going to call off. */
const longestKept = 90_000

/** Whether its supplier calls off what was booked, and all of it is given back. */
export const isCalledOff = ({ traveller, kind }: Ended): boolean => traveller.isCalledOff && kind === traveller.kind

const withFlights: ReadonlySet<string> = new Set(['flight', 'package', 'outing', 'flown_tour'])
const withPlaces: ReadonlySet<string> = new Set(['activity', 'tour', 'outing', 'flown_tour'])

/** What suppliers keep of a booking that came to an end. */
export const ordersOf = (one: Ended) => {
  const { bookingId, kind } = one
  const isBooked = bookingId !== undefined && one.cancelledFor === undefined
  return {
    flights: Number(isBooked && withFlights.has(kind)),
    stays: Number(isBooked && (kind === 'hotel' || kind === 'package')),
    places: Number(isBooked && withPlaces.has(kind) && !isCalledOff(one)),
  }
}

/** Whether the order holds the last words that the site had said were saved. */
const holdsWords = ({ traveller }: Ended, kept: KeptBooking): boolean => {
  const typed: Partial<Named> = Object.assign({}, ...traveller.edits.map((edit) => edit.passengers?.['1'] ?? {}))
  const guests = kept.parts.flatMap(({ extras: { guests, travelers, lead } }) => {
    if (guests || travelers) return guests ?? travelers ?? []
    return typeof lead === 'object' && lead !== null ? [lead] : []
  })
  const [first] = kept.passengers.length > 0 ? kept.passengers : guests
  const city = traveller.edits.map((edit) => edit.billing?.city).findLast((text) => text !== undefined)
  return (
    first?.firstName === typed.firstName &&
    first?.lastName === typed.lastName &&
    kept.customerDetails.email === `v${traveller.visitor}@example.com` &&
    kept.billingInformation?.city === city
  )
}

/** In words: what is wrong with the booking that `ask` answers, once its supplier has done all that it will. */
export const brokenOfBooking = async (
  one: Ended,
  ask: (id: string) => Promise<KeptBooking>,
): Promise<readonly string[]> => {
  const { bookingId } = one
  if (bookingId === undefined) return []
  const until = Date.now() + longestKept
  let kept = await ask(bookingId)
  while (isCalledOff(one) && kept.bookingStatus !== 'Cancelled' && Date.now() < until) {
    await wait(1000)
    kept = await ask(bookingId)
  }
  const status = isCalledOff(one) || one.cancelledFor !== undefined ? 'Cancelled' : 'Confirmed'
  return [
    ...(kept.bookingStatus === status ? [] : [`the booking is ${kept.bookingStatus}, not ${status}`]),
    ...(holdsWords(one, kept) ? [] : ['the order does not hold what was typed last']),
  ]
}
