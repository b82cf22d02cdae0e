import { expect } from 'vitest'
import type { Drive } from '../drive-for-tests.ts'

export const minute = 60_000
export const day = 1440 * minute

/** Lets time pass, with every alarm at its time; answers how many there were. */
export const pass = async (drive: Drive, time: number): Promise<number> => {
  const end = drive.world.now + time
  for (let alarms = 0; ; alarms += 1) {
    if (drive.wakesAt > end) {
      drive.world.now = end
      return alarms
    }
    await drive.wake()
  }
}

export const openTasks = ({ world }: Drive) =>
  [...world.tasks.values()].filter(({ open }) => open).map(({ kind, amount }) => [kind, amount])

/** Nobody is told at once; then somebody is, and it is tried ever more seldom, until it comes right. */
export const checkTold = async (drive: Drive, kind: string, amount: number, comesRight: () => void): Promise<void> => {
  await pass(drive, 10 * minute)
  expect(openTasks(drive)).toEqual([])
  await pass(drive, 10 * minute)
  expect(openTasks(drive)).toEqual([[kind, amount]])
  await pass(drive, day)
  expect(await pass(drive, day)).toBeLessThanOrEqual(25)
  expect(openTasks(drive)).toEqual([[kind, amount]])
  comesRight()
  await pass(drive, 120 * minute)
  expect(openTasks(drive)).toEqual([])
}
