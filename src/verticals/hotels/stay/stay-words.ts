import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { Locale } from '#/i18n/locale.ts'
import type { BedKind, DetailSection, Picture, PictureSubject, Rate, RoomKind, RoomView } from './hotel-page.ts'

export const sectionNames: Readonly<Record<DetailSection, MessageDescriptor>> = {
  overview: msg`About this place`,
  dining: msg`Food and drink`,
  facilities: msg`Facilities`,
  recreation: msg`Leisure`,
  services: msg`Services`,
  attractions: msg`What is near`,
  cancellation: msg`Cancellation policy`,
  deposit: msg`Deposits`,
  safety: msg`Safety`,
  transportation: msg`Getting there`,
  guarantee: msg`Guarantee policy`,
}

export const viewNames: Readonly<Record<RoomView, MessageDescriptor>> = {
  city: msg`city view`,
  courtyard: msg`courtyard view`,
  garden: msg`garden view`,
  pool: msg`pool view`,
  sea: msg`sea view`,
  mountain: msg`mountain view`,
  river: msg`river view`,
}

export const paysNames: Readonly<Record<Rate['pays'], MessageDescriptor>> = {
  now: msg`You pay now`,
  deposit: msg`You pay a deposit now, the rest at the hotel`,
  at_property: msg`You pay at the hotel; the card only guarantees`,
}

const bedWords = (kind: BedKind, count: number): MessageDescriptor => {
  switch (kind) {
    case 'single':
      return msg`${plural(count, { one: '# single bed', other: '# single beds' })}`
    case 'double':
      return msg`${plural(count, { one: '# double bed', other: '# double beds' })}`
    case 'queen':
      return msg`${plural(count, { one: '# queen bed', other: '# queen beds' })}`
    case 'king':
      return msg`${plural(count, { one: '# king bed', other: '# king beds' })}`
    case 'sofa_bed':
      return msg`${plural(count, { one: '# sofa bed', other: '# sofa beds' })}`
    case 'bunk':
      return msg`${plural(count, { one: '# bunk bed', other: '# bunk beds' })}`
  }
}

/** `1 queen bed, 1 sofa bed` */
export const bedsWords = (i18n: I18n, beds: RoomKind['beds']): string =>
  beds.map(({ kind, count }) => i18n._(bedWords(kind, count))).join(', ')

const subjectNames: Readonly<Record<Exclude<PictureSubject, 'room'>, MessageDescriptor>> = {
  facade: msg`The front of the building`,
  lobby: msg`The lobby`,
  bathroom: msg`A bathroom`,
  pool: msg`The pool`,
  restaurant: msg`The restaurant`,
  gym: msg`The gym`,
  spa: msg`The spa`,
  meeting_room: msg`A meeting room`,
}

/** What a picture shows, of the facts that it is drawn from: `Double room, 1 queen bed, sea view`. */
export const pictureWords = (i18n: I18n, locale: Locale, { subject, room }: Picture): string => {
  if (room) return [room.name[locale], bedsWords(i18n, room.beds), i18n._(viewNames[room.view])].join(', ')
  return i18n._(subject === 'room' ? msg`A room` : subjectNames[subject])
}
