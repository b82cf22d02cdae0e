import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'

/** What the backend keeps where its operator sets no other days. */
export const keptDays = { mails: 90, attempts: 90, messages: 365, attributions: 365, repeats: 7 } as const

const inDays = (days: number): MessageDescriptor => msg`${plural(days, { one: '# day', other: '# days' })}`

/** How long each thing is kept. */
export const retention = (draftDays: number): readonly (readonly [MessageDescriptor, MessageDescriptor])[] => [
  [msg`A booking you have begun, encrypted; “Start over” deletes it at once`, inDays(draftDays)],
  [msg`A payment page that was opened for it and took no money`, inDays(keptDays.attempts)],
  [msg`An order that was not completed`, msg`one day`],
  [
    msg`Passport and ID numbers of a booking, encrypted`,
    msg`until tickets are issued; after that only the last characters`,
  ],
  [msg`Bookings and payments`, msg`as long as tax and consumer law require`],
  [msg`Emails that we sent you`, inDays(keptDays.mails)],
  [msg`Messages and requests`, inDays(keptDays.messages)],
  [msg`Which link brought you here, with a booking`, inDays(keptDays.attributions)],
  [msg`Reviews, and your email address on our list`, msg`until you ask us to delete them`],
  [msg`What tells a repeated request from a new one`, inDays(keptDays.repeats)],
  [msg`Counts of attempts from an internet address`, msg`two hours at most`],
]
