import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Drive, prepared } from '../drive-for-tests.ts'
import { checkOnce, moves, troubles } from '../moves-for-tests.ts'
import type { OrderState } from '../order-state.ts'
import { type EarlyOrder, type OrderV1, readOrder } from './stored-order.ts'
import { tries } from '../../../scripts/tries.ts'

const stageBefore = ({ attempt, booked }: OrderState): NonNullable<OrderV1['attempt']>['stage'] | undefined => {
  if (attempt?.stage !== 'securing') return attempt?.stage
  return booked ? 'holding' : 'ordering'
}

type Attempt = NonNullable<OrderState['attempt']>

const early = <Own extends Attempt>({ outcomeKnown: certain, ...attempt }: Own) => ({ ...attempt, certain })

/** An order of one flight as builds before parts would have stored it. */
const flat = (state: OrderState): OrderV1 => {
  const { version: _version, parts, attempt, booked, tasks, ...same } = state
  const part = parts.find((own) => own.kind === 'flight')
  const stage = stageBefore(state)
  const { documents, ...others } = tasks
  return {
    ...same,
    quote: part ? { ...part.item, quotedAt: part.quote.quotedAt, agreed: part.quote.agreed } : null,
    bags: part?.extras.bags ?? [],
    attempt: attempt && stage ? { ...early(attempt), stage } : null,
    booked: booked && {
      ...booked,
      airlineReference: part?.supplier.reference ?? '',
      ticketing: part?.documents.state === 'issued' ? 'issued' : 'pending',
      tickets: (part?.documents.issued ?? []).map(({ passengerId, number }) => ({ passengerId, number })),
    },
    tasks: documents === undefined ? others : { ...others, ticket: documents },
  }
}

const oldKey = (key: string): string => key.split(':')[0] ?? key

/** The airline of those builds knew an order by the id of its payment, or of its hold. */
const underOldKeys = <Value>(known: Map<string, Value>): void => {
  const entries = Array.from(known, ([key, value]): [string, Value] => [oldKey(key), value])
  known.clear()
  for (const [key, value] of entries) known.set(key, value)
}

/** The order as it is read back after the first build with parts has stored it. */
const storedEarly = ({ world }: Drive): void => {
  if (!world.state?.attempt) return
  const stored: EarlyOrder = { ...world.state, attempt: early(world.state.attempt) }
  world.state = readOrder(stored)
}

/** The order as it is read back after a build before parts has stored it, in the world that it was stored in. */
const storedFlat = ({ world }: Drive): void => {
  if (!world.state) return
  for (const known of [world.orders, world.deadlines, world.requests]) underOldKeys<unknown>(known)
  world.state = readOrder(flat(world.state))
}

it.each([
  ['a build before parts', storedFlat],
  ['the first build with parts', storedEarly],
] as const)(
  'goes on with every order that %s has stored, wherever it stood',
  async (_build, storedBefore) => {
    let booked = 0
    const script = fc.array(moves, { minLength: 2, maxLength: 14, size: 'max' })
    await fc.assert(
      fc.asyncProperty(script, script, troubles, async (before, after, plan) => {
        const drive = await prepared()
        drive.world.troubles = [...plan]
        for (const move of before) await drive.take(move)
        storedBefore(drive)
        for (const move of after) await drive.take(move)
        await drive.settle()
        checkOnce(drive)
        booked += drive.world.charges.length
      }),
      { numRuns: tries(200) },
    )
    expect(booked).toBeGreaterThan(tries(40))
  },
  60_000,
)

it('reads what this build has stored as it is', async () => {
  const { world } = await prepared()
  if (!world.state) throw new Error('nothing is stored')
  expect(readOrder(world.state)).toBe(world.state)
  const { parts, ...rest } = readOrder(flat(world.state))
  expect({ ...rest, parts }).toEqual(world.state)
})

it('knows again what is sure of a payment, under the name of before', async () => {
  const drive = await prepared()
  await drive.take({ name: 'pay', stale: false })
  const { state } = drive.world
  if (!state?.attempt) throw new Error('nothing was tried')
  storedEarly(drive)
  expect(drive.world.state).toEqual(state)
})
