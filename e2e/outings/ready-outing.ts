import type { Page } from '@playwright/test'
import { type Fare, chosenFlight } from '../../scripts/visitor/checked-package.ts'
import type { LoadedItem } from '../../src/features/checkout/product/loaded-item.ts'
import type { OutingItem } from '../../src/verticals/outings/booking/outing-item.ts'
import { reservedTime } from '../activities/ready-guest.ts'
import type { Language } from '../activities/booking-activity.ts'
import { becomeVisitor } from '../booking/paying.ts'
import { post } from '../booking/ready-visitor.ts'

/** A day between the flights of `chosenFlight`. */
const between = { guests: '1', ahead: 61 }

/** Whoever reserved it chooses another time in another tab: these places are given back. */
export const chooseAnotherTime = (outcome: string, offerId: string) =>
  reservedTime(outcome, { ...between, instead: offerId })

interface Chosen {
  readonly activity: string
  readonly fare: (fare: Fare) => boolean
}

/** A flight and an activity whose places one traveller keeps, by the name under which both are sold. */
export const reservedPair = async ({ activity, fare }: Chosen) => {
  const flight = await chosenFlight(post, fare)
  const { visitor, offerId } = await reservedTime(activity, between)
  return { visitor, offerId, pair: `${flight} ${offerId}.package` }
}

/** The browser becomes a traveller with a flight and a reserved activity, who has filled in everything but the card. */
export const goToPayOuting = async (page: Page, chosen: Chosen, language: Language) => {
  const { visitor, offerId, pair } = await reservedPair(chosen)
  const loaded = (await visitor.call('loadOuting', pair)) as LoadedItem<OutingItem>
  if (loaded.state !== 'priced') throw new Error(`the flight and ${chosen.activity} are a ${loaded.state}`)
  const { total: shown } = loaded.item
  await visitor.succeed('startBooking', {
    kind: 'outing',
    offerId: pair,
    shown,
    page: { locale: language, prefixed: true },
  })
  const patch = {
    customer: { email: 'ana@example.com', phone: '+57 300 123 4567' },
    passengers: {
      '1': { firstName: 'Ana María', lastName: 'Muñoz', gender: 'female', dateOfBirth: '1990-05-01' },
    },
    billing: { cardHolderName: 'Ana Muñoz', addressLine1: 'Calle 93', city: 'Bogotá', country: 'CO' },
  }
  await visitor.succeed('saveDraft', { patch, version: 1 })
  await becomeVisitor(page, { visitor })
  await page.goto(`/${language}/booking/BillingSummary`)
  return { visitor, offerId, total: shown }
}
