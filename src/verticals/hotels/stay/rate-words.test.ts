import { setupI18n } from '@lingui/core'
import { expect, it } from 'vitest'
import { choiceName } from './rate-words.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const room = { caption: 'Double room', timeZone: 'America/Bogota' }
const board = 'room_only'

it('rates of a room that differ in cancelling or price alone have names that tell them apart', () => {
  const fixed = { board, cancel: { refundability: 'non_refundable', freeUntil: undefined } } as const
  const free = { board, cancel: { refundability: 'refundable', freeUntil: '2027-01-10T02:00:00Z' } } as const
  expect(choiceName(i18n, { ...room, rate: fixed, price: 'USD 400.00' })).toBe(
    'Choose Double room, Room only, Non-refundable, USD 400.00',
  )
  expect(choiceName(i18n, { ...room, rate: free, price: 'USD 445.28' })).toBe(
    'Choose Double room, Room only, Free cancellation until Jan 9, USD 445.28',
  )
})
