import { expect, it } from 'vitest'
import { type Drive, type Move, prepared } from '../drive-for-tests.ts'

const day = 86_400
const pay: Move = { name: 'pay', stale: false }
const alarm: Move = { name: 'alarm' }

/** The airline first keeps the seats, and then does not sell them. */
const failed: readonly Move[] = [
  { name: 'airline', airline: 'holds' },
  pay,
  { name: 'airline', airline: 'refuses' },
  alarm,
  alarm,
]

const take = async (drive: Drive, moves: readonly Move[]): Promise<void> => {
  for (const move of moves) await drive.take(move)
}

const keptOf = ({ world }: Drive) => ({
  status: world.state?.booked?.status,
  passports: (world.state?.passengers ?? []).map(({ sealedPassport }) => sealedPassport),
  answers: Object.keys(world.answers).length > 0,
})

it('what a traveller says who goes on with a booking that failed and was forgotten is forgotten once more', async () => {
  const drive = await prepared()
  const { world } = drive
  await take(drive, [...failed, { name: 'wait', seconds: day }, alarm])
  expect(keptOf(drive)).toEqual({ status: 'Failed', passports: [null], answers: false })

  Object.assign(world, { expiresAt: world.now + 3_600_000 })
  await take(drive, [
    { name: 'offer' },
    { name: 'passengers' },
    { name: 'billing' },
    { name: 'card', card: 'approve' },
    ...failed,
  ])
  expect(keptOf(drive)).toEqual({ status: 'Failed', passports: ['X1234567'], answers: true })

  await take(drive, [{ name: 'wait', seconds: day }, alarm])
  expect(keptOf(drive)).toEqual({ status: 'Failed', passports: [null], answers: false })
})
