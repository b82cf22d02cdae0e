import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

type Stored = readonly [name: string, purpose: MessageDescriptor, kept: MessageDescriptor]

const year = msg`365 days`
const minute = msg`one minute`
const session = msg`until you close the tab`
const forGood = msg`until you delete it`

/** Every cookie that this site sets, and for how long. */
export const cookies: readonly Stored[] = [
  ['locale', msg`the language, once you choose one`, year],
  ['currency', msg`the currency that prices are also shown in`, year],
  ['theme', msg`light or dark`, year],
  ['viewport', msg`how wide your screen is, so that pages arrive in the right shape`, year],
  ['__Host-agent', msg`that a booking begun or made in this browser is yours`, year],
  ['__Host-opened', msg`the bookings that you opened with a reference and an email`, msg`until you close the browser`],
  [
    '__Secure-travelers',
    msg`the travelers whom you asked us to save for your next booking, encrypted`,
    msg`365 days, 9 travelers at most; you can delete them under My journey`,
  ],
  ['__Host-form-…', msg`what came of a form, and what you typed if it was not kept, where no script runs`, minute],
  ['__Host-lookup-…', msg`what you typed into the search for a booking that opened none`, minute],
  ['__Host-mailed-…', msg`what came of having an email sent again, where no script runs`, minute],
]

/** All else that a browser keeps of this site: what is stored by name, and copies of pages. */
export const onDevice: readonly Stored[] = [
  ['recent-searches', msg`your last searches`, forGood],
  ['attribution', msg`which link brought you here, if you agreed`, msg`23 hours`],
  ['attribution-consent', msg`your answer to that`, forGood],
  ['install-dismissed', msg`that you do not want to install the site`, forGood],
  ['trayecto.begun-booking', msg`that a booking was begun here`, msg`until it is made or deleted`],
  ['trayecto.begun-booking-later', msg`that you left it for later`, session],
  ['trayecto.selected', msg`the flights you chose`, session],
  ['trayecto.hold.…', msg`until when a price is held`, session],
  ['trayecto.unsent', msg`what you typed into a booking, until it has reached us; never passport numbers`, session],
  ['trayecto.form-drafts', msg`what you typed into a message to us, until it is sent`, session],
  ['trayecto.payment-page', msg`which payment page you were led to`, session],
  ['trayecto.failed-payment', msg`which failed payment you have seen`, session],
  ['reloaded-for-script …', msg`that a page was loaded again after an update`, session],
  ['tsr-scroll-restoration-v1_3', msg`how far you had scrolled`, session],
  [
    'itineraries',
    msg`copies of trips that you opened under My journey, to read offline`,
    msg`30 days, 20 trips at most`,
  ],
  ['assets …', msg`the site’s own scripts and pictures`, msg`until the next version of the site`],
]
