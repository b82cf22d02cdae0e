import { expect, it, vi } from 'vitest'
import type { Problem } from '#domain/problem.ts'
import { checkedAgain } from './checked-again.ts'
import type { LoadedItem } from './loaded-item.ts'

const hold = { answeredAt: '2026-12-01T10:00:00Z', expiresAt: '2026-12-01T10:30:00Z' }
const later = { answeredAt: '2026-12-01T10:20:00Z', expiresAt: '2026-12-01T10:50:00Z' }

const checked = async (loaded: LoadedItem<null>) => {
  const reload = vi.fn(async () => undefined)
  const answer = await checkedAgain({ hold, load: async () => loaded, reload })
  return { answer, reloads: reload.mock.calls.length }
}

const failed = (_tag: Problem['_tag']): LoadedItem<null> => ({
  state: 'problem',
  problem: { _tag, code: '', message: '', requestId: undefined },
})

it('shows the page anew, which tells of another price, and holds it as long as it stands', async () => {
  expect(await checked({ state: 'priced', item: null, hold: later })).toEqual({ answer: later, reloads: 1 })
})

it.each(['OfferGone', 'NotFound'] as const)('shows the page anew where it is over: %s', async (tag) => {
  expect(await checked(failed(tag))).toEqual({ answer: hold, reloads: 1 })
})

it.each(['BackendDown', 'Unavailable', 'SupplierTimeout'] as const)('leaves the page where %s', async (tag) => {
  expect(await checked(failed(tag))).toEqual({ answer: undefined, reloads: 0 })
})
