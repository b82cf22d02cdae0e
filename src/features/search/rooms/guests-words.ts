import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { RoomGuests } from '#domain/stay.ts'

/** `3 adults, 1 child` */
export const peopleWords = (i18n: I18n, rooms: readonly RoomGuests[]): string => {
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0)
  const children = rooms.reduce((sum, room) => sum + room.ages.length, 0)
  return [
    i18n._(msg`${plural(adults, { one: '#\u00A0adult', other: '#\u00A0adults' })}`),
    children > 0 && i18n._(msg`${plural(children, { one: '#\u00A0child', other: '#\u00A0children' })}`),
  ]
    .filter(Boolean)
    .join(', ')
}

/** `2 rooms, 3 adults, 1 child` */
export const guestsWords = (i18n: I18n, rooms: readonly RoomGuests[]): string =>
  `${i18n._(msg`${plural(rooms.length, { one: '#\u00A0room', other: '#\u00A0rooms' })}`)}, ${peopleWords(i18n, rooms)}`
