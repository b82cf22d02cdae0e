import { expect, it } from 'vitest'
import { type Drive, type Move, preparedToHold } from '../drive-for-tests.ts'

const day = 86_400

const sealedOf = ({ world }: Drive) => (world.state?.passengers ?? []).map(({ sealedPassport }) => sealedPassport)

/** Seats that are held for longer than a session is remembered. */
const heldForDays = async (): Promise<Drive> => {
  const drive = await preparedToHold()
  drive.world.holdMs = 3 * day * 1000
  for (const move of [{ name: 'hold', stale: false }, { name: 'wait', seconds: day }, { name: 'alarm' }] as Move[])
    await drive.take(move)
  return drive
}

it('keeps passport numbers while held seats may still be paid for, however long ago the session ended', async () => {
  const drive = await heldForDays()
  expect([drive.world.state?.booked?.status, sealedOf(drive)]).toEqual(['Held', ['X1234567']])
})

it.each<[string, Move]>([
  ['once their time is over', { name: 'wait', seconds: 3 * day }],
  ['once they are let go', { name: 'letGo' }],
])('forgets passport numbers of held seats %s', async (_when, move) => {
  const drive = await heldForDays()
  await drive.take(move)
  await drive.take({ name: 'alarm' })
  expect([drive.world.state?.booked?.status, sealedOf(drive)]).toEqual(['Released', [null]])
})
