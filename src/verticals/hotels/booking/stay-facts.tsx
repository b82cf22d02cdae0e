import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { nightsBetween } from '#domain/time/dates.ts'
import { Fact } from '#/features/trips/booked/booked-travellers.tsx'
import type { AccessLine } from '../offer/access-line.tsx'
import { Stars } from '../list/stars.tsx'
import { CancelLine } from '../stay/cancel-line.tsx'
import { roomLabel } from './guest-faults.ts'
import type { RoomGuests, SoldStay } from './sold-stay.ts'
import { useStayWords } from './stay-words.ts'

interface StayProps {
  readonly stay: SoldStay
}

/** Which hotel, and where. */
export function HotelLine({ stay }: StayProps) {
  const words = useStayWords()
  const { name, stars, address, city, country } = stay.hotel
  return (
    <div>
      <p className="font-semibold">
        {name} <Stars count={stars} />
      </p>
      <p className="text-sm text-muted">
        {address}, {words.name(city)}, {words.name(country)}
      </p>
    </div>
  )
}

/** When a stay begins and ends, by the hotel's clocks. */
export function StayDays({ stay }: StayProps) {
  const words = useStayWords()
  const { checkIn, checkOut, checkInFrom, checkInUntil, checkOutUntil } = stay
  const until = checkInUntil && words.time(checkInUntil)
  const [from, out] = [until ? words.time(checkInFrom) : words.hour(checkInFrom), words.hour(checkOutUntil)]
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      <Day name={<Trans>Check-in</Trans>} day={words.day(checkIn)}>
        {until ? (
          <Trans>
            from {from} to {until}, hotel time
          </Trans>
        ) : (
          <Trans>from {from}, hotel time</Trans>
        )}
      </Day>
      <Day name={<Trans>Check-out</Trans>} day={words.day(checkOut)}>
        <Trans>until {out}, hotel time</Trans>
        {' ·\u00a0'}
        <Plural value={nightsBetween(checkIn, checkOut)} one={'#\u00A0night'} other={'#\u00A0nights'} />
      </Day>
    </dl>
  )
}

function Day({
  name,
  day,
  children,
}: {
  readonly name: ReactNode
  readonly day: string
  readonly children: ReactNode
}) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd>
        <strong className="block font-semibold">{day}</strong>
        <span className="text-sm">{children}</span>
      </dd>
    </div>
  )
}

/** What cancelling it costs as time goes by. */
export function StayCancelling({ stay: { cancelling, fixedNights, hotel, price, pays } }: StayProps) {
  const fees = price.fees.reduce((sum, { amount }) => sum + amount.amount, 0)
  const isPrepaid = pays === 'now'
  const steps = cancelling.map(({ until, keeps }) => ({ until: until ?? undefined, keeps: keeps.amount }))
  return (
    <CancelLine
      cancel={{ steps, fixedNights }}
      timeZone={hotel.timeZone}
      // with a flight nobody is told which of it are the hotel's own fees: they are what is not paid now
      total={isPrepaid ? price.dueNow.amount : price.total.amount - fees}
      isPrepaid={isPrepaid}
    />
  )
}

interface StayRoomsProps extends StayProps {
  /** who asks for each room, once it is booked */
  readonly guests?: RoomGuests
  /** tells what a room has for guests who need it, where there is room for its words */
  readonly Access?: typeof AccessLine
}

/** Each room, with whom it is for and what is eaten. */
export function StayRooms({ stay, guests, Access }: StayRoomsProps) {
  const { i18n } = useLingui()
  const words = useStayWords()
  return (
    <ul className="flex flex-col gap-3">
      {stay.rooms.map((room) => (
        <li key={room.index} className="break-inside-avoid">
          <p className="font-semibold">
            {roomLabel(i18n, String(room.index))}: {words.name(room.name)}
          </p>
          <p className="text-sm text-muted">
            {words.guests(room)} ·&nbsp;{words.board(room)}
          </p>
          {Access && room.access && <Access access={room.access} />}
          <dl className="text-sm empty:hidden">
            <Fact name={<Trans>Guest</Trans>} value={guests?.[room.index]?.name} />
            <Fact name={<Trans>Voucher</Trans>} value={guests?.[room.index]?.voucher} />
          </dl>
        </li>
      ))}
    </ul>
  )
}
