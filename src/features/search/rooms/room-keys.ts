import { mostRooms } from '#domain/stay.ts'

/** The fields of each room in a form without scripts: how many adults, and the ages of its children. */
export const nativeRoomKeys = Array.from({ length: mostRooms }, (_, index) => ({
  adults: `room${index + 1}`,
  ages: `ages${index + 1}`,
}))

/** What in an address may say who stays. */
export const guestKeys: readonly string[] = ['guests', ...nativeRoomKeys.flatMap(({ adults, ages }) => [adults, ages])]
