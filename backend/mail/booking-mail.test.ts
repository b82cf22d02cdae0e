import { describe, expect, it } from 'vitest'
import type { Booking } from '#contract/booking.ts'
import { bookingIn, family } from './booking-for-tests.ts'
import { bookingMail } from './booking-mail.tsx'
import { type MailKind, mailKindOf, mailsOf } from './mail-kind.ts'

describe('the confirmation', () => {
  it('speaks Spanish to whom reads Spanish', () => {
    const { subject, html, plain } = bookingMail(bookingIn('es'), 'confirmed')
    expect(subject).toBe('Reserva ACDEFG confirmada: tu viaje a Londres (LHR)')
    for (const part of [html, plain]) {
      expect(part).toContain('ACDEFG')
      expect(part).toContain('USD\u00A01.234,50')
      expect(part).toContain('Iberia IB 35, operado por British Airways')
      expect(part).toContain('Ida: 2 maletas agregadas')
      expect(part).toContain('Visa •••• 4242')
    }
  })

  it('leads to the booking where the site has an address', () => {
    const { html, plain } = bookingMail(bookingIn('es'), 'confirmed', 'https://trayecto.example')
    const address = /https:\/\/trayecto\.example\/es\/user\/my-journey\/booking-detail\?booking=[\w-]+/
    for (const part of [html, plain]) expect(part).toMatch(address)
    expect(bookingMail(bookingIn('es'), 'confirmed').plain).not.toContain('http')
  })

  it('speaks English, and writes names as text', () => {
    const { html } = bookingMail(bookingIn('en'), 'confirmed')
    expect(html).toContain('lang="en"')
    expect(html).toContain('Ana &lt;b&gt;')
    expect(html).toMatch(/8:05\sAM/)
    expect(html).toMatch(/Thu, Jan 21, 2027, 6:30\sAM London \(LHR\)/)
  })
})

const heldUntil = (endedBy: 'deadline' | 'traveller' | null) => ({
  payBy: '2026-11-26T23:59:00.000Z',
  timeZone: 'America/Bogota',
  endedBy,
})

const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll(/\s+/g, ' ')

it.each([
  [
    'en',
    [
      'Booking reference: ACDEFG',
      'Airline reference: QK7MNP',
      'For check-in with Iberia.',
      'Ana Núñez · adult · frequent flyer IB 4411 · ticket 9990000000001',
      'Leo Núñez · infant · on the lap of Ana Núñez',
      'Emergency contact: +576015550101',
      'Outbound: included for each traveler: 1 cabin bag, no checked bag',
      'Outbound: 2 added bags · Ana Núñez 2',
      'Fare: USD\u00A0800.00',
      'Taxes and airport charges: USD\u00A0200.00',
      '2 added bags, outbound: USD\u00A050.00',
      'Total: USD\u00A01,050.00',
      'Open your booking: http://localhost:4173/en/user/my-journey/booking-detail?booking=bkg_1',
    ],
  ],
  [
    'es',
    [
      'Referencia de la reserva: ACDEFG',
      'Código de reserva de la aerolínea: QK7MNP',
      'Para el check-in con Iberia.',
      'Ana Núñez · adulto · viajero frecuente IB 4411 · boleto 9990000000001',
      'Leo Núñez · bebé · en brazos de Ana Núñez',
      'Contacto de emergencia: +576015550101',
      'Ida: incluido para cada viajero: 1 equipaje de mano, sin maleta registrada',
      'Ida: 2 maletas agregadas · Ana Núñez 2',
      'Tarifa: USD\u00A0800,00',
      'Impuestos y cargos de aeropuerto: USD\u00A0200,00',
      '2 maletas agregadas, ida: USD\u00A050,00',
      'Total: USD\u00A01.050,00',
      'Abre tu reserva: http://localhost:4173/es/user/my-journey/booking-detail?booking=bkg_1',
    ],
  ],
] as const)(
  'tells whoever reads %s all of the tickets: references, bags, price parts and the way to them',
  (language, lines) => {
    const { html, plain } = bookingMail(family(language), 'ticketed', 'http://localhost:4173')
    expect(lines.filter((line) => !plain.includes(line))).toEqual([])
    const text = textOf(html)
    const inTable = lines
      .slice(0, -1)
      .filter((line) => !line.split(': ').every((part) => text.includes(part.replaceAll('\u00A0', ' '))))
    expect(inTable).toEqual([])
    expect(html).toContain(`href="${lines.at(-1)?.split(': ')[1]}"`)
  },
)

it('names both airlines of a trip of two tickets', () => {
  const { html, plain } = bookingMail(family('en', ['IB', 'BA']), 'ticketed')
  for (const part of [plain, textOf(html)]) expect(part).toContain('For check-in with Iberia / British Airways.')
})

it('tells the deadline of seats that are held, in the zone of the departure, and the way to pay', () => {
  const booking = bookingIn('en', { bookingStatus: 'Held', hold: heldUntil(null) })
  const { html, plain } = bookingMail(booking, 'on_hold', 'http://localhost:4173')
  for (const part of [plain, textOf(html)]) expect(part).toMatch(/Pay by:? Thu, Nov 26, 2026, 6:59\sPM (GMT-5|COT)/)
  for (const part of [plain, html]) expect(part).toContain('/en/user/my-journey/booking-detail?booking=bkg_1')
  const spanish = bookingMail({ ...booking, language: 'es' }, 'on_hold')
  expect(spanish.plain).toMatch(/Paga antes de: jue, 26 nov 2026, 18:59/)
})

it('names no record of an airline that let the seats go', () => {
  const { plain, html } = bookingMail(bookingIn('en', { bookingStatus: 'Failed' }), 'let_go')
  expect(plain + html).not.toContain('QK7MNP')
})

it.each([
  [{}, 'confirmed'],
  [{ bookingStatus: 'Held' }, 'held'],
  [{ bookingStatus: 'Held', hold: heldUntil(null) }, 'on_hold'],
  [{ bookingStatus: 'Released', hold: heldUntil('deadline') }, 'hold_expired'],
  [{ bookingStatus: 'Released', hold: heldUntil('traveller') }, 'hold_let_go'],
  [{ bookingStatus: 'Failed' }, 'let_go'],
  [{ ticketingStatus: 'issued' }, 'ticketed'],
  [{ ticketingStatus: 'failed' }, 'unticketed'],
] as const)('%j calls for the mail %s', (change, kind) => {
  const booking = bookingIn('en', change)
  expect(mailKindOf(booking)).toBe(kind)
  for (const language of ['en', 'es'] as const)
    expect(bookingMail(bookingIn(language, change), kind satisfies MailKind).subject).toContain('ACDEFG')
})

it.each([
  ['Held', 'held'],
  ['Failed', 'let_go'],
] as const)('a second booking of one order that is %s calls for a mail of its own', (bookingStatus, kind) => {
  const [first] = mailsOf(bookingIn('en', { bookingStatus }))
  const [second] = mailsOf(bookingIn('en', { bookingStatus, createdAt: '2026-11-21T00:10:00.000Z' }))
  expect([first?.kind, second?.kind]).toEqual([kind, kind])
  expect(first?.name).not.toBe(second?.name)
})

const calledOff = (change: Parameters<typeof bookingIn>[1], ...off: readonly string[]) => {
  const booking = bookingIn('en', change)
  const [flight] = booking.parts
  const parts = ['1', '2', '3'].flatMap((partId) =>
    flight ? [{ ...flight, partId, state: off.includes(partId) ? ('cancelled' as const) : flight.state }] : [],
  )
  return { ...booking, parts }
}

const canceled = {
  state: 'refunded',
  requestedAt: '2026-11-28T10:00:00.000Z',
  cancelledAt: '2026-11-28T10:00:00.000Z',
  kept: { amount: 5000, currency: 'USD' },
  refund: { amount: 100_000, currency: 'USD' },
} as const

/** A booking whose first part its traveller canceled, and others their suppliers. */
const byBoth = (bookingStatus: 'Confirmed' | 'Cancelled', offAt: string) => {
  const ids = bookingStatus === 'Cancelled' ? ['1', '2', '3'] : ['1', '2']
  const booking = calledOff({ bookingStatus, ticketingStatus: 'issued' }, ...ids)
  const off = { reason: 'weather', at: offAt, refunded: { amount: 1, currency: 'USD' } }
  const [first, ...others] = booking.parts
  return {
    ...booking,
    parts: [
      { ...first, cancellation: canceled },
      ...others.map((part) => (part.state === 'cancelled' ? { ...part, calledOff: off } : part)),
    ] as unknown as typeof booking.parts,
  }
}

const calledOffNow = (part: Booking['parts'][number]) => {
  const off = { reason: 'weather', at: '2026-11-28T09:00:00.000Z', refunded: { amount: 1, currency: 'USD' } }
  return { ...part, state: 'cancelled', calledOff: off } as unknown as typeof part
}

describe('a booking of which parts were called off', () => {
  it('calls for a mail of its own for each part', () => {
    expect(mailsOf(calledOff({}, '2'))).toEqual([{ kind: 'called_off', name: 'called_off:2' }])
    expect(mailsOf(calledOff({}, '2', '3'))).toEqual([{ kind: 'called_off', name: 'called_off:2:3' }])
  })

  it.each([
    ['issued', 'ticketed'],
    ['failed', 'unticketed'],
  ] as const)(
    'calls for the news of the documents that were %s, once it was told what is off',
    (ticketingStatus, kind) =>
      expect(mailsOf(calledOff({ ticketingStatus }, '2'))).toEqual([
        { kind, name: kind, after: ['confirmed', 'called_off:2'] },
        { kind: 'called_off', name: 'called_off:2' },
      ]),
  )

  it('calls for nothing else where nothing of it stands', () =>
    expect(mailsOf(calledOff({ bookingStatus: 'Cancelled', ticketingStatus: 'issued' }, '1', '2', '3'))).toEqual([
      { kind: 'called_off', name: 'called_off:1:2:3' },
    ]))

  it('tells of what its traveller has canceled that they did, and hands out nothing of it', () => {
    const booking = family('en')
    const [flight] = booking.parts
    if (!flight) throw new Error('no flight')
    const gone = { ...flight, state: 'cancelled' as const, cancellation: canceled }
    const whole = bookingMail({ ...booking, bookingStatus: 'Cancelled', parts: [gone] }, 'cancelled')
    expect(whole.subject).toBe('Booking ACDEFG: canceled, as you asked')
    expect(whole.plain).not.toMatch(/\d{13}|added bag/)
    const part = bookingMail({ ...booking, parts: [gone, { ...flight, partId: '2' }] }, 'cancelled')
    expect(part.subject).toBe('A part of booking ACDEFG: canceled, as you asked')
    expect(part.plain).toMatch(/^Outbound \(canceled\)$/m)
    const nothing = { ...canceled, kept: flight.quote.total, refund: { ...flight.quote.total, amount: 0 } }
    const kept = bookingMail(
      { ...booking, bookingStatus: 'Cancelled', parts: [{ ...gone, cancellation: nothing }] },
      'cancelled',
    )
    expect(kept.plain).not.toMatch(/[Gg]oes back/)
  })

  it('calls for the news of what was called off last, however long ago that was asked for', () => {
    const booking = calledOff({}, '1', '2')
    const [first, second] = booking.parts
    const asked = { ...canceled, requestedAt: '2026-11-28T10:00:00.000Z', cancelledAt: '2026-11-28T11:00:00.000Z' }
    const off = { reason: 'weather', at: '2026-11-28T10:30:00.000Z', refunded: { amount: 1, currency: 'USD' } }
    const parts = [
      { ...first, cancellation: asked },
      { ...second, calledOff: off },
    ] as typeof booking.parts
    expect(mailKindOf({ ...booking, parts })).toBe('cancelled')
  })

  it('is not told again of what the outbox has forgotten, where something else goes off since', () => {
    const booking = byBoth('Confirmed', '2026-08-28T09:00:00.000Z')
    const namesSince = (since: string) => mailsOf(booking, since).map(({ name }) => name)
    expect(namesSince('2026-08-30T00:00:00.000Z')).toEqual(['ticketed', 'cancelled:1'])
    expect(namesSince('2026-08-28T00:00:00.000Z')).toEqual(['ticketed', 'called_off:2', 'cancelled:1'])
    const again = { ...booking, parts: booking.parts.map((part) => (part.partId === '3' ? calledOffNow(part) : part)) }
    expect(mailsOf(again, '2026-08-30T00:00:00.000Z').map(({ name }) => name)).toContain('called_off:2:3')
  })

  it.each(['requested', 'refused'] as const)(
    'is not told again of its documents where one of it is canceled later: %s',
    (state) => {
      const booking = bookingIn('en', { ticketingStatus: 'issued' })
      const asked = { ...canceled, state }
      const parts = booking.parts.map((part) => ({ ...part, cancellation: asked })) as typeof booking.parts
      const [documents, ...others] = mailsOf({ ...booking, parts }, '2026-11-28T00:00:00.000Z')
      expect(documents).toEqual({ kind: 'ticketed', name: 'ticketed', after: ['confirmed'] })
      expect(others.map(({ kind }) => kind)).toEqual(state === 'refused' ? ['cancel_refused'] : [])
      // nor of what could not be canceled, once the outbox has forgotten that as well
      expect(mailsOf({ ...booking, parts }, '2026-11-29T00:00:00.000Z')).toEqual([documents])
      expect(mailsOf({ ...booking, parts }, '2026-01-01T00:00:00.000Z')[0]).toEqual({
        kind: 'ticketed',
        name: 'ticketed',
      })
    },
  )

  describe('some by their suppliers and some by their traveller', () => {
    it.each(['2026-11-28T09:00:00.000Z', '2026-11-28T11:00:00.000Z'])(
      'calls for the news of each, whichever was heard of first: called off at %s',
      (offAt) =>
        expect(mailsOf(byBoth('Confirmed', offAt))).toEqual([
          { kind: 'ticketed', name: 'ticketed', after: ['confirmed', 'called_off:2', 'cancelled:1'] },
          { kind: 'called_off', name: 'called_off:2' },
          { kind: 'cancelled', name: 'cancelled:1' },
        ]),
    )

    it.each(['Confirmed', 'Cancelled'] as const)('says of each part what is true of it: %s', (bookingStatus) => {
      const booking = byBoth(bookingStatus, '2026-11-28T09:00:00.000Z')
      const off = bookingMail(booking, 'called_off')
      const asked = bookingMail(booking, 'cancelled')
      expect(off.subject).toMatch(/^A part of booking ACDEFG was called off/)
      expect(off.plain).toContain('The provider canceled it.')
      expect(off.plain).not.toContain('as you asked')
      expect(asked.subject).toBe('A part of booking ACDEFG: canceled, as you asked')
      expect(asked.plain).not.toContain('The provider canceled it.')
      for (const { plain } of [off, asked]) {
        expect(plain.match(/^Outbound \(canceled\)$/gm)).toHaveLength(1)
        expect(plain.match(/^Outbound \(called off\)$/gm)).toHaveLength(bookingStatus === 'Cancelled' ? 2 : 1)
      }
    })

    it('are told of beside what could not be canceled, though the confirmation is forgotten', () => {
      const booking = byBoth('Confirmed', '2026-11-28T09:00:00.000Z')
      const refused = { ...canceled, state: 'refused' as const }
      const parts = booking.parts.map((part) => (part.partId === '3' ? { ...part, cancellation: refused } : part))
      const waiting = mailsOf({ ...booking, parts }).filter(({ after }) => after)
      expect(waiting.map(({ kind }) => kind)).toEqual(['ticketed'])
    })
  })

  it.each([
    ['card', { brand: 'visa', last4: '4242' }, 'Visa •••• 4242'],
    ['hosted', null, 'your payment method'],
  ] as const)('tells where the money goes that was paid by %s', (method, card, wayBack) => {
    const paymentInformation = { method, card, transactions: [] }
    const { plain } = bookingMail({ ...calledOff({}, '2'), paymentInformation }, 'called_off')
    expect(plain).toContain(`- What comes back to you goes to ${wayBack}. Your bank shows it within a few days.`)
    expect(plain).toContain(`Goes back to ${wayBack}: USD`)
    expect(plain.includes('same card')).toBe(false)
  })

  it('tells which part is off, in each mail that follows', () => {
    for (const kind of ['called_off', 'ticketed', 'unticketed'] as const) {
      const { plain } = bookingMail(calledOff({}, '2', '3'), kind)
      expect(plain.match(/^Outbound \(called off\)$/gm)).toHaveLength(2)
      expect(plain.match(/^Outbound$/gm)).toHaveLength(1)
    }
  })
})
