import type { ComponentProps } from 'react'
import { usePinned } from '#/features/map/pins/pin-scope.tsx'
import { classNames } from '#/ui/class-names.ts'
import { HotelCard } from './hotel-card.tsx'

/** A hotel of the list, which answers its pin on the map. */
export function PinnedHotel(props: ComponentProps<typeof HotelCard>) {
  const { isPointed, isChosen, card } = usePinned(props.row.hotel.code)
  return (
    <li
      {...card}
      className={classNames('rounded-2xl', isChosen ? 'ring-3 ring-primary' : isPointed && 'ring-2 ring-edge')}
    >
      <HotelCard {...props} />
    </li>
  )
}
