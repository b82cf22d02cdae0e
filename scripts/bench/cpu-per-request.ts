import { setTimeout as wait } from 'node:timers/promises'
import { cpuTimeOf } from './process-cpu.ts'

/** CPU time once nothing more is being spent: work goes on after the last byte of an answer. */
export const settledCpuTime = async (pid: number): Promise<number> => {
  let before = cpuTimeOf(pid)
  for (let turn = 0; turn < 100; turn++) {
    await wait(2)
    const now = cpuTimeOf(pid)
    if (now - before < 0.02) return now
    before = now
  }
  return before
}

export type SendRequest = () => Promise<Response>

/**
 * Milliseconds of CPU that a process spends on each request, all its threads together, one request at a time and each answer
 * read to its end. Throws where an answer is not a success.
 */
export const cpuPerRequest = async (pid: number, requests: readonly SendRequest[]): Promise<number[]> => {
  const spent: number[] = []
  for (const send of requests) {
    const before = await settledCpuTime(pid)
    const response = await send()
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}`)
    spent.push((await settledCpuTime(pid)) - before)
  }
  return spent
}

/** The value below which a share (0 to 1) of the values lies. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN

export interface CpuFigures {
  readonly median: number
  readonly p99: number
  readonly most: number
}

export const figuresOf = (values: readonly number[]): CpuFigures => ({
  median: percentile(values, 0.5),
  p99: percentile(values, 0.99),
  most: Math.max(...values),
})

export const inWords = (name: string, { median, p99, most }: CpuFigures): string =>
  `${name}: median ${median.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms, most ${most.toFixed(2)} ms of CPU`
