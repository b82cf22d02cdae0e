import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatMoney } from '#domain/money/money-format.ts'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { buttonClass } from '#/ui/button-class.ts'
import { FocusedAlert } from '#/ui/focused-alert.tsx'
import { Notice } from '#/ui/notice.tsx'
import type { TourPage } from '../offer/tour.ts'
import type { TourForParty } from './loaded-tour.ts'
import { RefusalWords } from './refusal-words.tsx'
import { bookingParameters } from './tour-parameters.ts'

interface CheckedDepartureProps {
  readonly checked: NonNullable<TourForParty['checked']>
  readonly tour: TourPage
  readonly url: ResultsUrl
}

/** What became of a departure that cannot be booked as it was shown. Give it a `key` a choice: the focus comes to it. */
export function CheckedDepartureNotice(props: CheckedDepartureProps) {
  return (
    <FocusedAlert>
      <Told {...props} />
    </FocusedAlert>
  )
}

const told = (title: ReactNode, children: ReactNode) => (
  <Notice tone="warn" title={title}>
    {children}
  </Notice>
)

function Told({ checked, tour, url }: CheckedDepartureProps) {
  const { i18n } = useLingui()
  switch (checked.outcome) {
    case 'price_changed': {
      const { previous, price, offerId } = checked
      const current = price.total
      const [was, is] = [previous, current].map((amount) => formatMoney({ amount, currency: 'USD' }, i18n.locale))
      const chosen = { offerId, total: current, tour: tour.code, country: tour.country.slug }
      return told(
        current > previous ? <Trans>The price went up</Trans> : <Trans>The price went down</Trans>,
        <div className="flex flex-col items-start gap-3">
          <p>
            <Trans>
              It was {was} and is now {is} for all of you. Your places are kept; nothing is booked until you say yes.
            </Trans>
          </p>
          <Link
            to="/turs/booking/summary"
            search={bookingParameters(url, chosen)}
            preload={false}
            className={buttonClass('primary', 'small', 'min-h-11')}
          >
            <Trans>Continue for {is}</Trans>
          </Link>
        </div>,
      )
    }
    case 'sold_out':
      return told(
        <Trans>These places have just been taken</Trans>,
        checked.left > 0 ? (
          <Plural
            value={checked.left}
            one="# place is left on that departure. Below are all others."
            other="# places are left on that departure. Below are all others."
          />
        ) : (
          <Trans>Nothing is left on that departure. Below are all others.</Trans>
        ),
      )
    case 'closed':
      return told(
        <Trans>That departure can no longer be booked</Trans>,
        <Trans>Choose another one below. Nothing was charged.</Trans>,
      )
    case 'refused':
      return told(
        <Trans>This tour does not take all of you</Trans>,
        <RefusalWords tour={tour} refusal={checked.refusal} />,
      )
    case 'unknown':
      return told(
        <Trans>The operator did not answer</Trans>,
        <Trans>Nothing is booked and nothing was charged. Choose again in a moment.</Trans>,
      )
  }
}
