import { readFileSync, readdirSync } from 'node:fs'

const childrenOf = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  )

const nameOf = (pid: number): string => readFileSync(`/proc/${pid}/comm`, 'utf8').trim()

/** The workerd that this process, or one started by it, runs. */
export const workerdPid = (parent = process.pid): number => {
  const queue = childrenOf(parent)
  for (const pid of queue) {
    if (nameOf(pid) === 'workerd') return pid
    queue.push(...childrenOf(pid))
  }
  throw new Error('This process runs no workerd')
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
