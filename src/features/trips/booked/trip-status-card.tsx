import { Trans } from '@lingui/react/macro'
import { Notice } from '#/ui/notice.tsx'
import { ofKind } from '#/features/checkout/product/product-on-pages.ts'
import { type BookedTrip, isToCome } from './booked-trip.ts'
import { CanceledWhole, RefusedStatus, RequestedStatus, SumsGivenBack } from '../cancel/canceled-status.tsx'
import type { OnTripPage, OnTripPages } from './parts-on-page.ts'

/** Payment, booking and ticket are three things (rule pay-3): together they are one sentence for the traveller. */
export function TripStatusCard({ trip, products }: { trip: BookedTrip; products: OnTripPages }) {
  const [part, ...others] = trip.parts
  if (trip.status.booking === 'Cancelled') return <CanceledWhole trip={trip} />
  const { Status }: Partial<OnTripPage> = part && others.length === 0 ? ofKind(products, part.kind) : {}
  return (
    <div className="flex flex-col gap-3">
      {trip.requested && <RequestedStatus {...trip.requested} paid={trip.paid} />}
      {trip.parts.map((part) => part.isCancelRefused && <RefusedStatus key={part.partId} part={part} />)}
      {!trip.parts.some(isToCome) ? null : Status ? (
        <Status status={trip.status} trip={trip} />
      ) : (
        <PartsStatus trip={trip} />
      )}
      {trip.isRest && <RestStatus />}
    </div>
  )
}

/** Whoever chose so is told so once more: nothing on the page speaks of what they do not have. */
function RestStatus() {
  return (
    <Notice tone="warn" title={<Trans>This is what you kept of your trip</Trans>}>
      <Trans>The rest of it could not be booked. Nothing was charged for that.</Trans>
    </Notice>
  )
}

/** How a booking of any kind stands, and of several parts: it is one, whoever of them is late. */
function PartsStatus({ trip }: { readonly trip: BookedTrip }) {
  const { booking, ticketing } = trip.status
  if (booking === 'Failed')
    return (
      <Notice tone="danger" title={<Trans>This booking could not be made</Trans>}>
        <Trans>Nothing was charged: what was set aside has been given back.</Trans>
      </Notice>
    )
  if (booking !== 'Confirmed')
    return (
      <Notice tone="warn" title={<Trans>Confirmation on its way</Trans>}>
        <Trans>A part of this trip has yet to be confirmed. This page follows it by itself.</Trans>
      </Notice>
    )
  if (ticketing === 'failed')
    return (
      <Notice tone="danger" title={<Trans>Confirmed, but not every ticket or voucher could be issued</Trans>}>
        <Trans>
          Your booking and your payment stand. We are solving it and write to you; you need not do anything, and must
          not pay again.
        </Trans>
      </Notice>
    )
  if (trip.parts.some(({ calledOffBy }) => calledOffBy === 'traveller'))
    return (
      <Notice tone="info" title={<PartlyCanceledTitle trip={trip} />}>
        <SumsGivenBack trip={trip} /> <RestWords ticketing={ticketing} />
      </Notice>
    )
  if (trip.parts.some(({ calledOffBy }) => calledOffBy))
    return (
      <Notice tone="warn" title={<Trans>A part of this trip was called off</Trans>}>
        <Trans>What you paid for it is given back.</Trans> <RestWords ticketing={ticketing} />
      </Notice>
    )
  return ticketing === 'issued' ? (
    <Notice tone="good" title={<Trans>All of it is confirmed</Trans>}>
      <Trans>Tickets and vouchers are here. Everything is settled.</Trans>
    </Notice>
  ) : (
    <Notice tone="good" title={<Trans>All of it is confirmed</Trans>}>
      <Trans>The booking is made and paid. Tickets and vouchers usually follow within minutes.</Trans>
    </Notice>
  )
}

function PartlyCanceledTitle({ trip }: { readonly trip: BookedTrip }) {
  return trip.parts.some(({ calledOffBy }) => calledOffBy === 'supplier') ? (
    <Trans>Parts of this trip were canceled</Trans>
  ) : (
    <Trans>You canceled a part of this trip</Trans>
  )
}

function RestWords({ ticketing }: Pick<BookedTrip['status'], 'ticketing'>) {
  return ticketing === 'issued' ? (
    <Trans>The rest is confirmed: its tickets and vouchers are here.</Trans>
  ) : (
    <Trans>The rest is confirmed: its tickets and vouchers usually follow within minutes.</Trans>
  )
}
