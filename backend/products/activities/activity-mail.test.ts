import { expect, it } from 'vitest'
import type { Booking } from '#contract/booking.ts'
import { activityMail } from './activity-mail.ts'
import type { ActivityTypes } from './activity-types.ts'

const names = (name: string) => ({ en: name, es: name })
const usd = (amount: number) => ({ amount, currency: 'USD' })

type Cancel = ActivityTypes['shown']['item']['cancel']

const mailOf = (cancel: Cancel, language: Booking['language']): string => {
  const activity = {
    name: names('Walk'),
    location: { cityName: names('Cartagena'), timeZone: 'America/Bogota' },
    meetingPoint: { name: names('Square'), instructions: names('At the fountain') },
    pickup: { type: 'MEET_EVERYONE_AT_START_POINT', places: [], freeText: false },
    questions: [],
  }
  const shown = {
    state: 'confirmed',
    supplier: { reference: 'A1' },
    extras: { lead: null, answers: [] },
    documents: [],
    item: {
      activity,
      option: { name: names('In a group') },
      localDateTimeStart: '2027-03-10T09:30:00',
      openingHours: null,
      guideLanguage: null,
      unitItems: [],
      price: { units: [], total: usd(4000) },
      cancel,
    },
  }
  return JSON.stringify(activityMail(shown as unknown as ActivityTypes['shown'], { language } as Booking))
}

const until = '2027-03-08T14:30:00Z'

it.each([
  ['until a day', { freeUntil: until, steps: [{ until, keeps: usd(0) }] }, 'free cancellation until', 'gratis hasta'],
  ['in part', { freeUntil: null, steps: [{ until, keeps: usd(2000) }] }, 'canceling has a cost', 'tiene un costo'],
  ['never', { freeUntil: null, steps: [] }, 'not refundable', 'no reembolsable'],
  ['no more', { freeUntil: null, steps: [{ until: null, keeps: usd(4000) }] }, 'not refundable', 'no reembolsable'],
])('says what comes back: %s', (_when, cancel, en, es) => {
  expect(mailOf(cancel, 'en')).toContain(en)
  expect(mailOf(cancel, 'es')).toContain(es)
})
