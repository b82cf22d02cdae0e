import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { DepartureStatus, Sharing, TourLodging, TourMeal, TourPace, TourTheme } from '#domain/tour-kinds.ts'
import type { DepartureState, TourPrice } from './tour.ts'

export const themeNames: Readonly<Record<TourTheme, MessageDescriptor>> = {
  culture: msg`Culture`,
  archaeology: msg`Ancient sites`,
  nature: msg`Nature`,
  wildlife: msg`Wildlife`,
  hiking: msg`Hiking`,
  coast: msg`Coast`,
  desert: msg`Desert`,
  food: msg`Food`,
  cities: msg`Cities`,
}

export const paceNames: Readonly<Record<TourPace, MessageDescriptor>> = {
  easy: msg`Easy pace`,
  moderate: msg`Moderate pace`,
  demanding: msg`Demanding`,
}

export const mealNames: Readonly<Record<TourMeal, MessageDescriptor>> = {
  breakfast: msg`Breakfast`,
  lunch: msg`Lunch`,
  dinner: msg`Dinner`,
}

export const lodgingNames: Readonly<Record<TourLodging, MessageDescriptor>> = {
  hotel: msg`Night in a hotel`,
  inn: msg`Night in an inn`,
  lodge: msg`Night in a lodge`,
  camp: msg`Night in a tent`,
  homestay: msg`Night with a family`,
  boat: msg`Night on board`,
  night_bus: msg`Night on the bus`,
}

/** How a departure stands, in words: places that are few are counted. */
export const statusWords = (i18n: I18n, { status, left }: Pick<DepartureState, 'status' | 'left'>): string => {
  switch (status) {
    case 'few':
      return i18n._(msg`${plural(left ?? 0, { one: '# place left', other: '# places left' })}`)
    case 'guaranteed':
      return i18n._(msg`Guaranteed departure`)
    case 'on_request':
      return i18n._(msg`On request`)
    case 'sold_out':
      return i18n._(msg`Sold out`)
    case 'available':
      return i18n._(msg`Places available`)
  }
}

export const statusTone: Readonly<Record<DepartureStatus, string>> = {
  available: 'text-muted',
  few: 'text-warn',
  guaranteed: 'text-good',
  on_request: 'text-muted',
  sold_out: 'text-danger',
}

const roomWords = (i18n: I18n, room: Sharing, count: number): string => {
  switch (room) {
    case 'triple':
      return i18n._(msg`${plural(count, { one: '# triple room', other: '# triple rooms' })}`)
    case 'twin':
      return i18n._(msg`${plural(count, { one: '# twin room', other: '# twin rooms' })}`)
    case 'single':
      return i18n._(msg`${plural(count, { one: '# single room', other: '# single rooms' })}`)
  }
}

/** `1 twin room, 1 single room` */
export const roomsWords = (i18n: I18n, rooms: TourPrice['rooms']): string =>
  [...new Set(rooms)].map((room) => roomWords(i18n, room, rooms.filter((one) => one === room).length)).join(', ')

/** A day as departures are told: `Mar 10, 2027`. */
export const dayIn = (i18n: I18n, day: string): string =>
  i18n.date(`${day}T12:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' })

/** A day before a departure, beside which its year is told: `Feb 8`. */
export const dayBeforeIn = (i18n: I18n, day: string): string =>
  i18n.date(`${day}T12:00:00Z`, { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** `March 2027` */
export const monthIn = (i18n: I18n, month: string): string =>
  i18n.date(`${month}-15T12:00:00Z`, { month: 'long', year: 'numeric', timeZone: 'UTC' })
