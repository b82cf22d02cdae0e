import type { Page } from '@playwright/test'
import { createVisitor } from '../../scripts/visitor/booking-visitor.ts'
import type { LoadedItem } from '../../src/features/checkout/product/loaded-item.ts'
import type { ActivityItem } from '../../src/verticals/activities/booking/sold-activity.ts'
import type { LoadedActivity } from '../../src/verticals/activities/detail/loaded-activity.ts'
import { writeChoice } from '../../src/verticals/activities/detail/time-choice-keys.ts'
import { becomeVisitor, cards } from '../booking/paying.ts'
import { payerOf } from '../booking/ready-visitor.ts'
import { travelDay } from '../flights/choosing.ts'
import { ports } from '../servers.ts'
import type { Language } from './booking-activity.ts'

interface RequestedTime {
  readonly guests?: string
  /** days from today, of the first day that is looked at */
  readonly ahead?: number
  /** the offer of a reservation that this one is made instead of */
  readonly instead?: string
}

/** The first time of an activity of the place of tests, reserved by a visitor of the site as its page does. */
export const reservedTime = async (outcome: string, { guests = '2', ahead = 60, instead }: RequestedTime = {}) => {
  const visitor = createVisitor(new URL(`http://localhost:${ports.site}`))
  const load = async (more: object): Promise<LoadedActivity> => {
    const url = { from: travelDay(ahead), to: travelDay(ahead + 2), guests, ...more }
    return (await visitor.call('loadActivity', { code: `PRUEBAS-${outcome}`, url })) as LoadedActivity
  }
  const page = await load({})
  if (page.state !== 'found' || !page.found.times.ok) throw new Error(`the activity ${outcome} is ${page.state}`)
  const [option] = page.found.times.value
  const time = option?.days.flatMap(({ times }) => times).find(({ available }) => available)
  if (!option || !time) throw new Error(`the activity ${outcome} has no time`)
  const { optionCode } = option
  const choice = writeChoice({ optionCode, start: time.localDateTimeStart, total: time.price.total.amount })
  const [guide] = page.found.activity.guideLanguages
  const reserved = await load({
    choice,
    key: page.found.key,
    ...(guide && { guide: `${guide.kind} ${guide.language}` }),
    ...(instead !== undefined && { instead }),
  })
  if (reserved.state !== 'reserved') throw new Error(`the time is ${reserved.state}`)
  return { visitor, offerId: reserved.offerId, total: reserved.total }
}

/** A guest who has filled in everything but the card. */
export const readyGuest = async (outcome: string, language: Language = 'en', asked: RequestedTime = {}) => {
  const { visitor, offerId, total: shown } = await reservedTime(outcome, asked)
  await visitor.succeed('startBooking', {
    kind: 'activity',
    offerId,
    shown,
    page: { locale: language, prefixed: true },
  })
  const patch = {
    customer: { email: 'ana@example.com', phone: '+57 300 123 4567' },
    passengers: { '1': { firstName: 'Ana María', lastName: 'Muñoz' } },
    billing: { cardHolderName: 'Ana Muñoz', addressLine1: 'Calle 93', city: 'Bogotá', country: 'CO' },
  }
  await visitor.succeed('saveDraft', { patch, version: 1 })
  const loaded = (await visitor.call('loadReserved', offerId)) as LoadedItem<ActivityItem>
  if (loaded.state !== 'priced') throw new Error(`the reservation is a ${loaded.state}`)
  return { visitor, offerId, sold: loaded.item.activity }
}

/** A guest who has booked and paid; what comes of it is its organiser's. */
export const paidGuest = async (outcome: string, language: Language = 'en', asked: RequestedTime = {}) => {
  const guest = await readyGuest(outcome, language, asked)
  await payerOf(guest.visitor).payByCard(cards.good)
  return guest
}

/** The browser becomes such a guest, on the page to pay on. */
export const goToPayActivity = async (page: Page, outcome: string, language: Language) => {
  const guest = await readyGuest(outcome, language)
  await becomeVisitor(page, guest)
  await page.goto(`/${language}/booking/BillingSummary`)
  return guest
}
