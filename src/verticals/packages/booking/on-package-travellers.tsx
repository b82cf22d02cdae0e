import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { OnTravellersPage } from '#/features/checkout/product/product-on-pages.ts'
import { useDraft } from '#/features/checkout/draft/booking-scope.tsx'
import { PassengerCard } from '#/features/checkout/travellers/passenger/passenger-card.tsx'
import type { Passenger } from '#/features/checkout/travellers/passenger.ts'
import { travellerFaults } from '#/features/checkout/travellers/traveller-faults.ts'
import { FlightExtras } from '../../flights/booking/extras.tsx'
import { NamesAdvice, WhoTravels } from '../../flights/booking/travellers-words.tsx'
import { roomLabel } from '../../hotels/booking/guest-faults.ts'
import type { SoldRoom } from '../../hotels/booking/sold-stay.ts'
import { StayRequests } from '../../hotels/booking/stay-requests.tsx'
import { useStayWords } from '../../hotels/booking/stay-words.ts'
import type { PackageDraft } from './package-item.ts'
import { packageSteps } from './package-steps.ts'
import { roomOfLead } from './room-leads.ts'

interface TravellerProps {
  readonly passenger: Passenger
  readonly first: boolean
}

/** Who flies; and of each room, that this is who asks for it at the desk. */
function PackageTraveller({ passenger, first }: TravellerProps) {
  const { item, passengers } = useDraft() as PackageDraft
  const { rooms } = item.stay
  const room = rooms.find(({ index }) => index === roomOfLead(rooms, passengers, passenger))
  return <PassengerCard passenger={passenger} first={first} note={room && <RoomInName room={room} />} />
}

/** Inside the card of whose name it is: the next card may be that of somebody who sleeps in another room. */
function RoomInName({ room }: { readonly room: SoldRoom }) {
  const { i18n } = useLingui()
  const words = useStayWords()
  const [label, name, guests] = [roomLabel(i18n, String(room.index)), words.name(room.name), words.guests(room)]
  return (
    <Trans>
      {label} is kept under this traveler’s name: {name}, {guests}.
    </Trans>
  )
}

function PackageExtras() {
  return (
    <>
      <FlightExtras />
      <StayRequests />
    </>
  )
}

/** Packages where those who travel are entered: all of them fly, and one of each room asks for it. */
export const onPackageTravellers: OnTravellersPage = {
  Heading: WhoTravels,
  enter: msg`Enter travelers`,
  Advice: NamesAdvice,
  Traveller: PackageTraveller,
  faults: travellerFaults,
  Extras: PackageExtras,
  steps: packageSteps,
}
