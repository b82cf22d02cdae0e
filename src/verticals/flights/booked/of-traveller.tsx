import { Plural, Trans } from '@lingui/react/macro'
import { Fact } from '#/features/trips/booked/booked-travellers.tsx'
import type { BookedPart } from '#/features/trips/booked/booked-trip.ts'
import { SeatWords } from '../list/fare-words.tsx'
import { CabinBagWords, CheckedBagWords } from '../summary/trip-bags.tsx'
import { type BookedBags, type BookedFlight, type FareBags, flightIn } from './booked-flight.ts'

interface OfTravellerProps {
  readonly part: BookedPart
  readonly travellerId: string
}

/** What one traveller takes along, by the fare and added to it, and how they are given a seat. */
export function BagsAndSeatOfTraveller({ part, travellerId }: OfTravellerProps) {
  const flight = flightIn(part)
  const inFare = flight.inFare.filter((own) => own.travellerId === travellerId && (own.cabin || own.checked))
  const added = flight.bags.flatMap(({ direction, owners }) =>
    owners.filter((owner) => owner.travellerId === travellerId).map(({ quantity }) => ({ direction, quantity })),
  )
  return (
    <>
      <Fact
        name={<Trans>Bags in the fare</Trans>}
        value={inFare.length > 0 && <ByDirection flight={flight} each={inFare} Words={FareBagWords} />}
      />
      <Fact
        name={<Trans>Added bags</Trans>}
        value={added.length > 0 && <ByDirection flight={flight} each={added} Words={AddedBagWords} />}
      />
      <Fact
        name={<Trans>Seat</Trans>}
        value={flight.seat !== 'unknown' && flight.seated.includes(travellerId) && <SeatWords seat={flight.seat} />}
      />
    </>
  )
}

interface ByDirectionProps<Own> {
  readonly flight: BookedFlight
  readonly each: readonly Own[]
  readonly Words: (own: Own) => React.ReactNode
}

/** A line a direction, which is named where there are two. */
function ByDirection<Own extends Pick<BookedBags, 'direction'>>({ flight, each, Words }: ByDirectionProps<Own>) {
  return each.map((own) => (
    <span key={own.direction} className="block">
      {flight.journeys.length > 1 && (
        <>{own.direction === 'onward' ? <Trans>Outbound</Trans> : <Trans>Return</Trans>}: </>
      )}
      <Words {...own} />
    </span>
  ))
}

function FareBagWords({ cabin, checked }: FareBags) {
  return (
    <>
      {cabin && <CabinBagWords bags={cabin} />}
      {cabin && checked && ' ·\u00a0'}
      {checked && <CheckedBagWords bags={checked} />}
    </>
  )
}

function AddedBagWords(bags: Pick<BookedBags, 'quantity'>) {
  return <Plural value={bags.quantity} one="# checked bag" other="# checked bags" />
}
