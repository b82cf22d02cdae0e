import { Trans, useLingui } from '@lingui/react/macro'
import { sumMoney } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { Notice } from '#/ui/notice.tsx'
import type { BookedPart, BookedTrip } from '../booked/booked-trip.ts'
import { WayBack } from '../booked/method-words.tsx'
import { useTripWords } from '../booked/trip-words.tsx'

interface TripProps {
  readonly trip: BookedTrip
}

/** Of a trip that is off whole: by whom, and what goes back. */
export function CanceledWhole({ trip }: TripProps) {
  const off = trip.parts.filter(({ calledOffBy }) => calledOffBy)
  if (off.every(({ calledOffBy }) => calledOffBy === 'supplier'))
    return (
      <Notice tone="danger" title={<Trans>This trip was called off</Trans>}>
        <Trans>
          All that you paid for it goes back to <WayBack paid={trip.paid} />.
        </Trans>{' '}
        <BankWords />
      </Notice>
    )
  const isOwn = off.every(({ calledOffBy }) => calledOffBy === 'traveller')
  return (
    <Notice tone="info" title={isOwn ? <Trans>You canceled this trip</Trans> : <Trans>This trip was canceled</Trans>}>
      <SumsGivenBack trip={trip} />
    </Notice>
  )
}

/** How much goes back of what was called off, where to, and what is kept of it. */
export function SumsGivenBack({ trip }: TripProps) {
  const { i18n } = useLingui()
  const { givenBack, paid } = trip
  if (!givenBack) return null
  const { refunded, onItsWay, kept } = givenBack
  const back = sumMoney([refunded, onItsWay], refunded.currency)
  return (
    <>
      {back.amount === 0 ? (
        <NothingBack kept={kept.amount} />
      ) : (
        <>
          {onItsWay.amount > 0 ? (
            <Trans>
              {formatMoney(back, i18n.locale)} goes back to <WayBack paid={paid} />.
            </Trans>
          ) : (
            <Trans>
              {formatMoney(back, i18n.locale)} was refunded to <WayBack paid={paid} />.
            </Trans>
          )}{' '}
          <BankWords />
        </>
      )}
      {kept.amount > 0 && (
        <>
          {' '}
          <Trans>{formatMoney(kept, i18n.locale)} is kept as a cancellation fee.</Trans>
        </>
      )}
    </>
  )
}

function NothingBack({ kept }: { readonly kept: number }) {
  return kept > 0 ? (
    <Trans>Nothing comes back.</Trans>
  ) : (
    <Trans>Nothing was charged for it, so nothing comes back.</Trans>
  )
}

/** When money that was sent back is seen. */
export function BankWords() {
  return <Trans>Your bank shows it within a few days.</Trans>
}

type RequestedStatusProps = NonNullable<BookedTrip['requested']> & Pick<BookedTrip, 'paid'>

/** That suppliers were asked to cancel, and have yet to. */
export function RequestedStatus({ refund, kept, paid }: RequestedStatusProps) {
  const { i18n } = useLingui()
  return (
    <Notice tone="warn" title={<Trans>Your cancellation is on its way</Trans>}>
      <Trans>We have asked the supplier to cancel it. This page follows it by itself.</Trans>{' '}
      {refund.amount > 0 && (
        <Trans>
          Once it is canceled, {formatMoney(refund, i18n.locale)} goes back to <WayBack paid={paid} />.
        </Trans>
      )}{' '}
      {kept.amount > 0 && <Trans>{formatMoney(kept, i18n.locale)} is kept as a cancellation fee.</Trans>}
    </Notice>
  )
}

/** That a supplier did not cancel what its traveller wanted to, and why it may not have. */
export function RefusedStatus({ part }: { readonly part: BookedPart }) {
  const words = useTripWords()
  return (
    <Notice tone="warn" title={<Trans>{words.name(part.title)}: not canceled</Trans>}>
      <Trans>
        The provider keeps more by now than you agreed to, or takes nothing back. Your booking stands as it was, and you
        can ask again what comes back.
      </Trans>
    </Notice>
  )
}
