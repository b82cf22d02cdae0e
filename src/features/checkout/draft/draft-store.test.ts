import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startBooking } from '../machine/booking-start.ts'
import { type BookingView, bookingView } from '../session/booking-view.ts'
import { exampleFlights } from '#/verticals/flights/booking/draft-for-tests.ts'
import { type DraftPatch, applyPatch, mergePatches } from './draft-patch.ts'
import { type DraftSurroundings, createDraftStore } from './draft-store.ts'
import { flights } from '#/verticals/flights/booking/product.ts'
import { createUnsentEdits } from './unsent-edits.ts'
import { tries } from '../../../../scripts/tries.ts'

const down = {
  ok: false,
  problem: { _tag: 'BackendDown', code: 'backend_down', message: '', requestId: undefined },
} as const

const refusal = (tag: 'NotFound' | 'OfferGone', code: string) =>
  ({ ok: false, problem: { _tag: tag, code, message: '', requestId: undefined } }) as const

const noBooking = refusal('NotFound', 'no_booking')
const offerGone = refusal('OfferGone', 'offer_expired')

/** The site's server in small: it keeps a draft, and may be unreachable. */
const server = () => {
  let checkout = startBooking(flights, exampleFlights, undefined, Date.now())
  const heard: DraftPatch[] = []
  const view = (): BookingView => ({ ...bookingView(flights, checkout, Date.now()), movesIn: null })
  const take = (patch: DraftPatch): void => {
    heard.push(patch)
    checkout = { ...checkout, draft: applyPatch(checkout.draft, patch), version: checkout.version + 1 }
  }
  const self = {
    reachable: true,
    /** what a forgotten booking is answered, until it begins again */
    forgotten: false,
    soldOut: false,
    /** whether the browser does; else each call is that of somebody whom the server does not know */
    keepsCookies: true,
    begun: 0,
    heard,
    view,
    take,
    save: async (patch: DraftPatch, version: number) => {
      if (!self.reachable) return down
      if (self.forgotten) return noBooking
      const changedElsewhere = version !== checkout.version
      take(patch)
      return { ok: true, value: { view: view(), changedElsewhere } } as const
    },
    flush: async (patch: DraftPatch) => {
      if (!self.reachable) throw new Error('no network')
      if (self.forgotten) return noBooking
      take(patch)
      return { ok: true, value: view() } as const
    },
    begin: async () => {
      self.begun += 1
      if (!self.reachable) return down
      if (self.soldOut) return offerGone
      self.forgotten = !self.keepsCookies
      checkout = { ...startBooking(flights, exampleFlights, undefined, Date.now()), version: Date.now() }
      return { ok: true, value: view() } as const
    },
    read: async () => (self.reachable ? ({ ok: true, value: view() } as const) : down),
  }
  return self
}

const memory = () => {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

const setUp = (site = server(), storage = memory(), more: Partial<DraftSurroundings> = {}) => {
  const announced: number[] = []
  const { save, flush, read, begin } = site
  const store = createDraftStore({
    save,
    flush,
    read,
    begin,
    storage,
    announce: (version) => void announced.push(version),
    random: () => 1,
    ...more,
  })
  store.load(site.view())
  return { store, site, storage, announced }
}

/** A page that has saved what its server has forgotten since. */
const forgotten = async () => {
  const world = setUp()
  world.store.edit({ customer: { email: 'ana@example.com' }, passengers: { '1': { firstName: 'Ana' } } })
  await vi.advanceTimersByTimeAsync(1500)
  world.site.forgotten = true
  return world
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the draft store', () => {
  it('shows an edit at once and sends several in one call', async () => {
    const { store, site } = setUp()
    store.edit({ customer: { email: 'a' } })
    store.edit({ customer: { email: 'ana@example.com' } })
    store.edit({ passengers: { '1': { firstName: 'Ana' } } })
    expect(store.state.draft?.customer.email).toBe('ana@example.com')
    expect(store.state.saving).toBe('saving')
    await vi.advanceTimersByTimeAsync(1500)
    expect(site.heard).toEqual([{ customer: { email: 'ana@example.com' }, passengers: { '1': { firstName: 'Ana' } } }])
    expect(store.state.saving).toBe('saved')
  })

  it('says that it is not saved, keeps trying, and loses nothing', async () => {
    const { store, site } = setUp()
    site.reachable = false
    store.edit({ customer: { email: 'ana@example.com' } })
    await vi.advanceTimersByTimeAsync(5000)
    expect(store.state.saving).toBe('notSaved')
    store.edit({ customer: { phone: '123456789' } })
    site.reachable = true
    await vi.advanceTimersByTimeAsync(30_000)
    expect(store.state.saving).toBe('saved')
    expect(site.view().draft.customer).toMatchObject({ email: 'ana@example.com', phone: '123456789' })
  })

  it('brings back after a reload what the server had not heard, passport numbers excepted', () => {
    const { store, site, storage } = setUp()
    site.reachable = false
    store.edit({ passengers: { '1': { firstName: 'Ana', passportNumber: 'XK0012345' } }, billing: { city: 'Cali' } })
    expect([...storage.kept.values()].join('')).not.toContain('XK0012345')
    store.leave()
    const again = setUp(site, storage)
    expect(again.store.state.draft?.passengers[0]).toMatchObject({ firstName: 'Ana', passportNumber: '' })
    expect(again.store.state.draft?.billing.city).toBe('Cali')
    expect(again.store.state.saving).toBe('saving')
  })

  it('brings back bags that an earlier build had not sent', () => {
    const { site, storage } = setUp()
    const patch = { baggage: { onward: { '1': 1 } } }
    storage.setItem('trayecto.unsent', JSON.stringify({ offerId: exampleFlights.offerId, patch }))
    expect(setUp(site, storage).store.state.draft?.extras).toEqual({ onward: { '1': 1 }, return: {} })
  })

  it('does not put what was typed for one flight into another', () => {
    const { site, storage } = setUp()
    storage.setItem('trayecto.unsent', JSON.stringify({ offerId: 'other', patch: { billing: { city: 'Cali' } } }))
    expect(setUp(site, storage).store.state.draft?.billing.city).toBe('')
  })

  it('flushes what is typed and what is under way in one call', async () => {
    const { store, site } = setUp()
    store.edit({ customer: { email: 'ana@example.com' } })
    await store.flush()
    expect(site.view().draft.customer.email).toBe('ana@example.com')
    expect(store.state.saving).toBe('saved')
    await vi.advanceTimersByTimeAsync(1000)
    expect(site.heard).toHaveLength(1)
  })

  it('sends again what a flush could not, with what was typed since', async () => {
    const { store, site } = setUp()
    site.reachable = false
    store.edit({ customer: { email: 'ana@example.com' } })
    await store.flush()
    expect(store.state.saving).toBe('notSaved')
    store.edit({ customer: { phone: '123456789' } })
    site.reachable = true
    await vi.advanceTimersByTimeAsync(30_000)
    expect(site.view().draft.customer).toMatchObject({ email: 'ana@example.com', phone: '123456789' })
    expect(store.state.saving).toBe('saved')
  })

  it('sends what was typed as it is left, once, with what is under way', async () => {
    const { store, site } = setUp()
    store.edit({ customer: { email: 'ana@example.com' } })
    store.leave()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(site.heard).toEqual([{ customer: { email: 'ana@example.com' } }])
  })

  it('asks for nothing once it was left, and tries nothing again', async () => {
    const site = server()
    const read = vi.fn(site.read)
    const flush = vi.fn(async () => ({ ok: true, value: { ...site.view(), movesIn: 1000 } }) as const)
    const { store } = setUp(site, memory(), { read, flush })
    store.leave()
    expect(flush).not.toHaveBeenCalled()
    store.edit({ customer: { email: 'ana@example.com' } })
    store.leave()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(read).not.toHaveBeenCalled()
    site.reachable = false
    const other = setUp(site)
    other.store.edit({ customer: { email: 'ana@example.com' } })
    other.store.leave()
    await vi.advanceTimersByTimeAsync(1000)
    site.reachable = true
    await vi.advanceTimersByTimeAsync(60_000)
    expect(site.heard).toEqual([])
  })

  it('learns what another tab wrote, and tells the others', async () => {
    const { store, site, announced } = setUp()
    site.take({ customer: { email: 'other@example.com' } })
    store.edit({ customer: { phone: '123456789' } })
    await vi.advanceTimersByTimeAsync(1500)
    expect(store.state.changedElsewhere).toBe(true)
    expect(store.state.draft?.customer).toMatchObject({ email: 'other@example.com', phone: '123456789' })
    expect(announced).toEqual([3])
    store.acknowledgeChange()
    site.take({ billing: { city: 'Cali' } })
    await store.heardOf(4)
    expect(store.state.draft?.billing.city).toBe('Cali')
    expect(store.state.changedElsewhere).toBe(true)
  })

  it('goes on saving after what could not be saved was forgotten', async () => {
    const { store, site } = setUp()
    site.reachable = false
    store.edit({ customer: { email: 'ana@example.com' } })
    await vi.advanceTimersByTimeAsync(1500)
    expect(store.state.saving).toBe('notSaved')
    store.forget()
    site.reachable = true
    store.edit({ billing: { city: 'Cali' } })
    await vi.advanceTimersByTimeAsync(1500)
    expect(store.state.saving).toBe('saved')
    expect(site.heard).toEqual([{ billing: { city: 'Cali' } }])
  })

  it.each(['a call that fails after it was forgotten', 'a flush of nothing'])(
    'goes on saving after %s',
    async (what) => {
      const { store, site } = setUp()
      site.reachable = false
      if (what === 'a flush of nothing') await store.flush()
      else {
        store.edit({ customer: { email: 'ana@example.com' } })
        const flushed = store.flush()
        store.forget()
        await flushed
      }
      await vi.advanceTimersByTimeAsync(60_000)
      expect(store.state.saving).toBe('saved')
      site.reachable = true
      store.edit({ billing: { city: 'Cali' } })
      await vi.advanceTimersByTimeAsync(1500)
      expect(site.heard).toEqual([{ billing: { city: 'Cali' } }])
    },
  )

  it('brings back what was to be forgotten, beneath what was typed since, and has sent none of it meanwhile', async () => {
    const { store, site } = setUp()
    store.edit({ customer: { email: 'ana@example.com', phone: '123456789' } })
    const bringBack = store.forget()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(site.heard).toEqual([])
    store.edit({ customer: { phone: '987654321' } })
    bringBack()
    await vi.advanceTimersByTimeAsync(1500)
    expect(site.heard).toEqual([{ customer: { email: 'ana@example.com', phone: '987654321' } }])
  })

  describe('where the server keeps its booking no more', () => {
    it.each(['save', 'flush'] as const)('begins it again on a %s, with all that is shown', async (how) => {
      const { store, site } = await forgotten()
      store.edit({ billing: { city: 'Cali' } })
      if (how === 'flush') await store.flush()
      await vi.advanceTimersByTimeAsync(2000)
      expect(site.view().draft).toMatchObject({
        customer: { email: 'ana@example.com' },
        passengers: [{ firstName: 'Ana' }, {}],
        billing: { city: 'Cali' },
      })
      expect(store.state).toMatchObject({ saving: 'saved', draft: site.view().draft })
      expect(site.begun).toBe(1)
    })

    it('begins it again for who goes on, though nothing is left to save', async () => {
      const { store, site } = await forgotten()
      expect(await store.store()).toBe(true)
      expect(site.begun).toBe(1)
      expect(site.view().draft).toMatchObject({
        customer: { email: 'ana@example.com' },
        passengers: [{ firstName: 'Ana' }, {}],
      })
    })

    it.each(['soldOut', 'unreachable'] as const)('tells who goes on where it is %s', async (how) => {
      const { store, site } = await forgotten()
      if (how === 'soldOut') site.soldOut = true
      else site.reachable = false
      expect(await store.store()).toBe(false)
      expect(store.state.saving).toBe(how === 'soldOut' ? 'gone' : 'saved')
      expect(store.state.isHeldUp).toBe(true)
      expect(store.state.draft?.customer.email).toBe('ana@example.com')
    })

    it('is held up until what was typed is saved, though nobody presses again', async () => {
      const { store, site } = await forgotten()
      site.reachable = false
      store.edit({ billing: { city: 'Cali' } })
      expect(await store.store()).toBe(false)
      expect(store.state.isHeldUp).toBe(true)
      site.reachable = true
      await vi.advanceTimersByTimeAsync(30_000)
      expect([store.state.saving, store.state.isHeldUp]).toEqual(['saved', false])
    })

    it('goes on trying where that is not heard', async () => {
      const { store, site } = await forgotten()
      store.edit({ billing: { city: 'Cali' } })
      await vi.advanceTimersByTimeAsync(1400)
      site.reachable = false
      await vi.advanceTimersByTimeAsync(5000)
      expect(store.state.saving).toBe('notSaved')
      site.reachable = true
      await vi.advanceTimersByTimeAsync(30_000)
      expect(store.state.saving).toBe('saved')
      expect(site.view().draft.passengers[0]?.firstName).toBe('Ana')
    })

    it('says so, and tries no more, where what it was of is sold no more', async () => {
      const { store, site } = await forgotten()
      site.soldOut = true
      store.edit({ billing: { city: 'Cali' } })
      await vi.advanceTimersByTimeAsync(120_000)
      expect([store.state.saving, site.begun]).toEqual(['gone', 1])
      expect(store.state.draft?.billing.city).toBe('Cali')
    })

    it('says that the browser keeps no cookies, and begins no other by itself, where it is forgotten at once', async () => {
      const { store, site } = await forgotten()
      site.keepsCookies = false
      store.edit({ billing: { city: 'Cali' } })
      await vi.advanceTimersByTimeAsync(120_000)
      expect([store.state.saving, site.begun]).toEqual(['noCookies', 1])
      store.edit({ billing: { city: 'Cúcuta' } })
      await store.flush()
      await store.retry()
      await vi.advanceTimersByTimeAsync(120_000)
      expect([store.state.saving, site.begun]).toEqual(['noCookies', 1])
      expect(await store.store()).toBe(false)
      expect([store.state.saving, site.begun]).toEqual(['noCookies', 2])
      site.keepsCookies = true
      expect(await store.store()).toBe(true)
      expect(store.state.saving).toBe('saved')
      expect(site.view().draft.billing.city).toBe('Cúcuta')
    })

    it('begins nothing where nothing was typed', async () => {
      const { store, site } = await forgotten()
      await store.flush()
      store.leave()
      await vi.advanceTimersByTimeAsync(120_000)
      expect(site.begun).toBe(0)
    })
  })

  it('looks again for what another tab wrote until it was read, and says no sooner that it is shown', async () => {
    const { store, site } = setUp()
    site.take({ billing: { city: 'Cali' } })
    site.reachable = false
    await store.heardOf(2)
    expect(store.state.changedElsewhere).toBe(false)
    site.reachable = true
    await vi.advanceTimersByTimeAsync(1000)
    expect(store.state).toMatchObject({ changedElsewhere: true, draft: { billing: { city: 'Cali' } } })
  })

  it('looks again when the booking moves on by itself', async () => {
    const site = server()
    const read = vi.fn(site.read)
    const { store } = setUp(site, memory(), { read })
    store.show({ ...site.view(), movesIn: 5000 })
    await vi.advanceTimersByTimeAsync(5400)
    expect(read).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    expect(read).toHaveBeenCalledTimes(1)
  })
})

describe('unsent edits', () => {
  const email = fc.constantFrom('a', 'b', 'c')
  const patch: fc.Arbitrary<DraftPatch> = fc.oneof(
    email.map((value) => ({ customer: { email: value } })),
    email.map((value) => ({ billing: { city: value } })),
    email.map((value) => ({ passengers: { '1': { firstName: value } } })),
  )
  const step = fc.oneof(
    patch.map((added) => ({ do: 'add', patch: added }) as const),
    fc.constant({ do: 'take' } as const),
    fc.record({ do: fc.constantFrom('land' as const, 'fail' as const), at: fc.nat() }),
  )

  it('lose no field and bring none back, however calls are answered', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30, size: 'max' }), (steps) => {
        const unsent = createUnsentEdits()
        let typed: DraftPatch = {}
        let known: DraftPatch = {}
        const calls: DraftPatch[] = []
        for (const taken of steps) {
          if (taken.do === 'add') {
            unsent.add(taken.patch)
            typed = mergePatches(typed, taken.patch)
          } else if (taken.do === 'take') {
            calls.push(unsent.take())
          } else {
            const [call] = calls.splice(taken.at % Math.max(1, calls.length), 1)
            if (!call) continue
            if (taken.do === 'fail') unsent.failed(call)
            else {
              unsent.landed(call)
              known = mergePatches(known, call)
            }
          }
          expect(mergePatches(known, unsent.all())).toEqual(typed)
        }
      }),
      { numRuns: tries(1000) },
    )
  })
})
