import type { RoomGuests } from '#domain/stay.ts'

/** `2-8-5`: two adults with children of eight and five. */
const roomText = ({ adults, ages }: RoomGuests): string => [adults, ...ages].join('-')

/** `2-8,1`: rooms one after the other. */
export const roomsText = (rooms: readonly RoomGuests[]): string => rooms.map(roomText).join(',')
