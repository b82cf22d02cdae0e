import { readFileSync, readdirSync } from 'node:fs'

const childrenOf = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  )

const nameOf = (pid: number): string => readFileSync(`/proc/${pid}/comm`, 'utf8').trim()

/** Every workerd that this process, or one started by it, runs. */
export const workerdPids = (parent = process.pid): readonly number[] =>
  childrenOf(parent).flatMap((pid) => (nameOf(pid) === 'workerd' ? [pid] : workerdPids(pid)))

/** The one workerd that runs. */
export const workerdPid = (): number => {
  const [pid] = workerdPids()
  if (pid === undefined) throw new Error('This process runs no workerd')
  return pid
}

const threadTime = (pid: number, thread: string): number => {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0])
  } catch {
    return 0
  }
}

/** Milliseconds that the threads now alive in a process have spent on a CPU, to the nanosecond (Linux). */
export const cpuTimeOf = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => sum + threadTime(pid, thread), 0) / 1e6
