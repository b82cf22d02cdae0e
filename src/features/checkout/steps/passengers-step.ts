import { msg } from '@lingui/core/macro'
import { createIsomorphicFn } from '@tanstack/react-start'
import { Effect } from 'effect'
import { isEmail } from '#domain/traveller/contact-details.ts'
import { type BookingInContext, writing } from '../session/booking-context.server.ts'
import { passengersPayload } from '../session/booking-payloads.server.ts'
import { partyFaults } from '../travellers/passenger/passenger-faults.ts'
import type { Draft } from '../draft/draft.ts'
import { type Client, type Step, onServerAlone } from './step.ts'

/** Who travels: everybody whole and without error, and an email to go with them. */
export const passengersStep: Step = {
  name: 'passengers',
  groups: ['passengers'],
  debounceMs: 7000,
  page: 'travellers',
  missing: 'passengers',
  words: {
    stage: msg`Travelers`,
    refused: msg`The airline’s system did not accept the travelers’ details. Check them.`,
  },
  needed: () => true,
  ready: createIsomorphicFn()
    .server(({ passengers, customer, item }: Draft, today: string) => [
      ...partyFaults(passengers, { ...item.days, today }).flatMap((faults) =>
        Object.keys(faults).map((field) => ({ field })),
      ),
      ...(isEmail(customer.email) ? [] : [{ field: 'email' }]),
      ...(passengers.length === item.travellers.length ? [] : [{ field: 'passengers' }]),
    ])
    .client(onServerAlone),
  send: createIsomorphicFn()
    .server(({ session }: Client, booking: BookingInContext, part: string) => {
      const payload = passengersPayload(booking)
      return Effect.as(session.createPassenger({ headers: writing(booking, part, payload), payload }), {})
    })
    .client(onServerAlone),
}
