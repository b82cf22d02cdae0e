import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arrivalOf } from './arrival.ts'
import { createAttribution } from './attribution-store.ts'
import { type Arrival, current, infoDataOf, landed, lifetime, noTracking, remainingSeconds } from './tracking.ts'

const start = 1_800_000_000_000
const campaign = { source: 'news', medium: 'email', affiliateId: 'spring' }
const stamped = landed(noTracking, { campaign }, start)
const hour = 3_600_000

const page = (query: string) => new URL(`https://trayecto.example/en?${query}`)

const device = () => {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

describe('the 23 hours', () => {
  it('start with a landing that says something', () => {
    expect(stamped.stampedAt).toBe(start)
    expect(remainingSeconds(stamped, start)).toBe(23 * 3600)
  })

  it('do not start where nothing is said', () => expect(landed(noTracking, {}, start)).toBe(noTracking))

  it('are not started anew by the same words', () =>
    expect(landed(stamped, { campaign: { ...campaign } }, start + hour)).toBe(stamped))

  it.each<[string, Arrival]>([
    ['another source', { campaign: { ...campaign, source: 'radio' } }],
    ['another medium', { campaign: { ...campaign, medium: 'cpc' } }],
    ['another affiliate', { campaign: { ...campaign, affiliateId: 'autumn' } }],
    ['a referrer', { referrer: 'blog.example' }],
    ['a metasearch', { metaName: 'kayak' }],
  ])('are started anew by %s', (_, arrival) =>
    expect(landed(stamped, arrival, start + hour).stampedAt).toBe(start + hour),
  )

  it.each([
    [lifetime - 1, 'news'],
    [lifetime, ''],
    [lifetime + 100 * hour, ''],
  ])('after %i ms the source is %o', (later, source) => expect(current(stamped, start + later).source).toBe(source))

  it('clear all of it, the metasearch too', () => {
    const all = landed(stamped, { referrer: 'blog.example', metaName: 'kayak' }, start)
    expect(current(all, start + lifetime - 1).metaName).toBe('kayak')
    expect(current(all, start + lifetime)).toEqual(noTracking)
    expect(infoDataOf(current(all, start + lifetime))).toBeUndefined()
  })

  it('count down to nothing, whatever the clock does', () =>
    fc.assert(
      fc.property(fc.integer({ min: -lifetime, max: 3 * lifetime }), (later) => {
        const left = remainingSeconds(stamped, start + later)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left).toBeLessThanOrEqual(23 * 3600)
      }),
    ))

  it('hold for any run of landings: what counts is never older than 23 hours', () => {
    const word = fc.constantFrom('', 'a', 'b')
    const arrival = fc.record(
      {
        campaign: fc.record({ source: word, medium: word, affiliateId: word }),
        referrer: fc.constantFrom('x.example', 'y.example'),
      },
      { requiredKeys: [] },
    ) as fc.Arbitrary<Arrival>
    const step = fc.record({ arrival, wait: fc.integer({ min: 0, max: 2 * lifetime }) })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let [tracking, now] = [noTracking, start]
        for (const { arrival: next, wait } of steps) {
          now += wait
          tracking = landed(tracking, next, now)
          const counts = current(tracking, now)
          if (counts.source !== '' || counts.referrer !== '')
            expect(now - (counts.stampedAt ?? 0)).toBeLessThan(lifetime)
        }
      }),
    )
  })
})

describe('a landing', () => {
  it.each([
    ['utm_source=news&utm_medium=email&utm_campaign=spring', '', { campaign }],
    ['utm_source=news&aiAssistant=1', '', { campaign: { source: 'flight_assistant', medium: '', affiliateId: '' } }],
    ['affiliateId=p1&utm_campaign=spring', '', { campaign: { source: '', medium: '', affiliateId: 'p1' } }],
    ['metaName=kayak', '', { metaName: 'kayak' }],
    ['from=BOG&to=MAD', '', {}],
    ['', 'https://blog.example/a/private/page?x=1', { referrer: 'blog.example' }],
    ['', 'https://trayecto.example/es', {}],
    ['', 'not an address', {}],
    ['', 'https://trayecto.example/es?utm_source=news&utm_medium=email&utm_campaign=spring', { campaign }],
    ['metaName=kayak', 'https://trayecto.example/es?utm_source=news', { metaName: 'kayak' }],
    ['', 'https://blog.example/?utm_source=theirs', { referrer: 'blog.example' }],
    ['utm_source=%3Cscript%3E%00x', '', { campaign: { source: 'scriptx', medium: '', affiliateId: '' } }],
  ])('by %s from %o', (query, referrer, arrival) => expect(arrivalOf(page(query), referrer)).toEqual(arrival))

  it('on a page of a booking is not by who took the payment', () => {
    const back = new URL('https://trayecto.example/en/booking/authenticate/waiting?cartId=1')
    expect(arrivalOf(back, 'https://bank.example/')).toEqual({})
  })

  it('takes no more than 200 characters of anything', () =>
    expect(arrivalOf(page(`utm_source=${'x'.repeat(900)}`), '').campaign?.source).toHaveLength(200))
})

describe('what a device remembers', () => {
  it('is nothing before somebody has said yes', () => {
    const storage = device()
    const store = createAttribution({ storage, now: () => start })
    store.land({ campaign })
    expect(store.infoData()).toBeUndefined()
    expect(storage.kept.size).toBe(0)
    expect(store.isWorthAsking()).toBe(true)
    store.answer('yes')
    expect(store.infoData()).toEqual(campaign)
  })

  it('is the attribution after a yes, for 23 hours', () => {
    const storage = device()
    const clock = { now: start }
    const open = () => createAttribution({ storage, now: () => clock.now })
    const store = open()
    store.land({ campaign })
    store.answer('yes')
    expect(open().infoData()).toEqual(campaign)
    clock.now += lifetime
    expect(open().infoData()).toBeUndefined()
    expect([...storage.kept.keys()]).toEqual(['attribution-consent'])
  })

  it('is the answer alone after a no', () => {
    const storage = device()
    const store = createAttribution({ storage, now: () => start })
    store.land({ campaign })
    store.answer('yes')
    store.answer('no')
    expect(store.infoData()).toBeUndefined()
    store.land({ campaign: { ...campaign, source: 'radio' } })
    expect(store.infoData()).toBeUndefined()
    expect([...storage.kept.keys()]).toEqual(['attribution-consent'])
    expect(createAttribution({ storage, now: () => start }).infoData()).toBeUndefined()
    expect(store.isWorthAsking()).toBe(false)
  })

  it('is what the page was come to by, where a no on it becomes a yes, for the 23 hours of the page', () => {
    const storage = device()
    const clock = { now: start }
    const store = createAttribution({ storage, now: () => clock.now })
    store.land({ campaign })
    store.answer('no')
    clock.now += hour
    store.answer('yes')
    expect(store.infoData()).toEqual(campaign)
    expect(JSON.parse(storage.kept.get('attribution') ?? '{}')).toMatchObject({ source: 'news', stampedAt: start })
    store.answer('no')
    clock.now = start + lifetime
    store.answer('yes')
    expect(store.infoData()).toBeUndefined()
  })

  it('is what the answer in another tab lets it be', () => {
    const storage = device()
    const open = (source: string) => {
      const store = createAttribution({ storage, now: () => start })
      store.land({ campaign: { ...campaign, source } })
      const asked: boolean[] = []
      store.subscribe(() => void asked.push(store.isWorthAsking()))
      return { store, asked }
    }
    const [one, other] = [open('news'), open('radio')]
    one.store.answer('no')
    other.store.answeredElsewhere()
    expect(other.asked).toEqual([false])
    expect(storage.kept.get('attribution-consent')).toBe('no')
    one.store.answer('yes')
    other.store.answeredElsewhere()
    expect([one.store.infoData()?.source, other.store.infoData()?.source]).toEqual(['news', 'radio'])
  })

  it('is not trusted where somebody has spoiled it', () => {
    const storage = device()
    storage.kept.set('attribution-consent', 'yes')
    for (const spoiled of ['{', '{"source":1}', '[]', 'null']) {
      storage.kept.set('attribution', spoiled)
      expect(createAttribution({ storage, now: () => start }).infoData()).toBeUndefined()
    }
  })
})

const locked = () => {
  throw new DOMException('full', 'QuotaExceededError')
}

describe('where a browser lets nothing be stored', () => {
  it.each(['yes', 'no'] as const)('a %s is heard, and holds as long as the page', (said) => {
    const attribution = createAttribution({
      storage: { getItem: () => null, setItem: locked, removeItem: () => undefined },
      now: () => start,
    })
    attribution.land({ campaign })
    expect(attribution.isWorthAsking()).toBe(true)
    attribution.answer(said)
    expect(attribution.consent()).toBe(said)
    expect(attribution.isWorthAsking()).toBe(false)
    expect(attribution.infoData() !== undefined).toBe(said === 'yes')
  })
})
