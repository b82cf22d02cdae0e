import { Trans } from '@lingui/react/macro'
import { Fact } from '#/features/trips/booked/booked-travellers.tsx'
import type { BookedPart, TripStatus } from '#/features/trips/booked/booked-trip.ts'
import { Reference } from '#/features/trips/booked/trip-references.tsx'
import { Notice } from '#/ui/notice.tsx'
import { TitledCard } from '#/ui/titled-card.tsx'
import { AccessLine } from '../offer/access-line.tsx'
import { HotelLine, StayCancelling, StayDays, StayRooms } from '../booking/stay-facts.tsx'
import { StayPriceLines } from '../booking/stay-price.tsx'
import { useStayWords } from '../booking/stay-words.ts'
import { stayIn } from './booked-stay.ts'

interface PartProps {
  readonly part: BookedPart
}

/** The stay, with a voucher for each room. */
export function StayCards({ part }: PartProps) {
  const stay = stayIn(part)
  return (
    <>
      <TitledCard title={<Trans>Your stay</Trans>}>
        <HotelLine stay={stay} />
        <StayDays stay={stay} />
        <StayRooms stay={stay} guests={stay.guests} Access={AccessLine} />
        <StayWishes part={part} />
      </TitledCard>
      {!part.isCancelOver && (
        <TitledCard
          title={stay.withFlight ? <Trans>If you cancel flight and hotel</Trans> : <Trans>If you cancel</Trans>}
        >
          <StayCancelling stay={stay} />
        </TitledCard>
      )}
    </>
  )
}

function StayWishes({ part }: PartProps) {
  const stay = stayIn(part)
  const words = useStayWords()
  return (
    <dl className="text-sm empty:hidden">
      <Fact name={<Trans>You arrive at</Trans>} value={stay.arrivalTime && words.time(stay.arrivalTime)} />
      <Fact name={<Trans>Message to the hotel</Trans>} value={stay.message} />
    </dl>
  )
}

export function StayPriceOfTrip({ part }: PartProps) {
  return <StayPriceLines stay={stayIn(part)} now={<Trans>Of which you pay with the booking</Trans>} />
}

export function HotelReference({ part: { supplier } }: PartProps) {
  if (supplier.reference === null) return null
  return (
    <Reference name={<Trans>Hotel reference</Trans>} code={supplier.reference}>
      <Trans>For arriving at {supplier.name}</Trans>
    </Reference>
  )
}

/** Guests belong to their rooms. */
export const NothingOfTraveller = (): null => null

export function BeforeStay({ part }: PartProps) {
  const stay = stayIn(part)
  const words = useStayWords()
  const until = stay.checkInUntil && words.time(stay.checkInUntil)
  const from = until ? words.time(stay.checkInFrom) : words.hour(stay.checkInFrom)
  const foreign = stay.price.fees
    .filter(({ amount, local }) => local.currency !== amount.currency)
    .map(({ label, local }) => `${words.name(label)} ${words.money(local)}`)
  return (
    <>
      <li>
        {until ? (
          <Trans>
            Show the voucher and a passport or ID on arrival, from {from} to {until} hotel time.
          </Trans>
        ) : (
          <Trans>Show the voucher and a passport or ID at the desk, from {from} hotel time.</Trans>
        )}
      </li>
      {stay.price.dueAtHotel.amount > 0 && (
        <li>
          <Trans>You still pay {words.money(stay.price.dueAtHotel)} at the hotel.</Trans>
          {foreign.length > 0 && (
            <>
              {' '}
              <Trans>In the hotel’s currency: {foreign.join(', ')}.</Trans>
            </>
          )}
        </li>
      )}
    </>
  )
}

/** How a booking of a stay stands, as one sentence. */
export function StayStatus({ status: { booking, ticketing } }: { readonly status: TripStatus }) {
  if (booking === 'Failed')
    return (
      <Notice tone="danger" title={<Trans>The hotel did not take this booking</Trans>}>
        <Trans>Nothing was charged: what was set aside has been given back.</Trans>
      </Notice>
    )
  if (booking === 'Held')
    return (
      <Notice tone="warn" title={<Trans>The hotel has yet to confirm</Trans>}>
        <Trans>Nothing is charged before it does. This page follows it by itself.</Trans>
      </Notice>
    )
  if (ticketing === 'issued')
    return (
      <Notice tone="good" title={<Trans>Confirmed, vouchers ready</Trans>}>
        <Trans>Everything is ready. The hotel expects you.</Trans>
      </Notice>
    )
  return (
    <Notice tone="good" title={<Trans>Confirmed</Trans>}>
      {ticketing === 'failed' ? (
        <Trans>The vouchers are late. Your booking stands, and the hotel reference opens it at the desk.</Trans>
      ) : (
        <Trans>The hotel expects you. Vouchers follow within minutes.</Trans>
      )}
    </Notice>
  )
}
