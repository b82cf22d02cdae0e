import type { Passenger } from '#/features/checkout/travellers/passenger.ts'
import type { SoldRoom } from '../../hotels/booking/sold-stay.ts'

type Rooms = readonly Pick<SoldRoom, 'index' | 'adults'>[]

/** Adults fill the rooms in their order: the first of each room is who asks for it at the desk. */
export const leadOfRoom = <Person extends Pick<Passenger, 'type'>>(
  rooms: Rooms,
  passengers: readonly Person[],
  room: number,
): Person | undefined => {
  const before = rooms.filter(({ index }) => index < room).reduce((sum, { adults }) => sum + adults, 0)
  return passengers.filter(({ type }) => type === 'adult')[before]
}

/** The room that somebody asks for at the desk; undefined where that is somebody else. */
export const roomOfLead = (
  rooms: Rooms,
  passengers: readonly Passenger[],
  { id }: Pick<Passenger, 'id'>,
): number | undefined => rooms.find(({ index }) => leadOfRoom(rooms, passengers, index)?.id === id)?.index
