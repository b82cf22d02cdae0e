import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { buttonClass } from '#/ui/button-class.ts'
import { classNames } from '#/ui/class-names.ts'
import { Button } from '#/ui/button.tsx'
import { focusMain } from '#/ui/focus-main.ts'
import { isBegun, rememberBegun } from './begun-booking.ts'
import { readBooking } from '../session/booking.functions.ts'
import type { BookingView } from '../session/booking-view.ts'
import { placeOfPayment } from '../session/payment-status.ts'
import { browserStorage, readStored, writeStored } from '#/ui/browser-storage.ts'

const key = 'trayecto.begun-booking-later'
const isText = (value: unknown): value is string => typeof value === 'string'

/** The booking as the server knows it now; undefined until it has answered, and where there is none any more. */
const useBegunBooking = (): BookingView | undefined => {
  const [view, setView] = useState<BookingView>()
  useEffect(() => {
    const ask = async (): Promise<void> => {
      const answer = await readBooking().catch(() => undefined)
      if (!answer) return
      rememberBegun(answer)
      if (answer.ok && isBegun(answer)) setView(answer.value)
    }
    void ask()
  }, [])
  return view
}

/** Over the lower edge of the window it moves nothing; in the page it covers nothing. */
const frames = {
  edge: 'over-edge max-sm:fixed max-sm:inset-x-4 max-sm:bottom-4 max-sm:z-10 max-sm:shadow-lg',
  page: 'over-wide-edge',
}

export interface ContinueBookingProps {
  /** where it stands in a narrow window; over the edge of a wide one always */
  readonly narrow: keyof typeof frames
}

/** Put away, it stays away for this session's booking. */
export function ContinueBookingCard({ narrow }: ContinueBookingProps) {
  const view = useBegunBooking()
  const [later, setLater] = useState(() => readStored(browserStorage(), key, isText))
  const offerId = view?.draft.item.offerId
  if (!view || offerId === later) return null
  const putAway = (): void => {
    setLater(offerId)
    writeStored(browserStorage(), key, offerId)
    focusMain()
  }
  return (
    <section
      aria-labelledby="continue-booking"
      className={classNames(
        frames[narrow],
        'flex flex-col gap-3 rounded-2xl border border-line bg-surface p-4 sm:fixed sm:start-6 sm:bottom-6 sm:z-10 sm:w-96 sm:shadow-lg print:hidden',
      )}
    >
      <div>
        <h2 id="continue-booking" className="text-base font-bold">
          <Trans>Continue your booking</Trans>
        </h2>
        <TripWords view={view} />
      </div>
      <div className="flex flex-wrap gap-3">
        <WayBack view={view} />
        <Button variant="quiet" size="small" onClick={putAway}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </section>
  )
}

function TripWords({ view: { line } }: { readonly view: BookingView }) {
  const { i18n } = useLingui()
  if (!line) return null
  const day = i18n.date(`${line.day}T12:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <p className="text-sm text-muted">
      {i18n.locale === 'es' ? line.title.es : line.title.en} ·&nbsp;{day}
    </p>
  )
}

/** To the trip, whose price is checked on the way; where money is on its way, to the page that says how it stands. */
function WayBack({ view: { payment, pages } }: { readonly view: BookingView }) {
  return (
    <Link
      {...(payment.status === 'idle' ? pages.summary : placeOfPayment(payment, pages))}
      preload={false}
      className={buttonClass('primary', 'small')}
    >
      <Trans>Continue</Trans>
    </Link>
  )
}
