import { isDeepStrictEqual } from 'node:util'
import { importBundled } from '../bundled.ts'
import { percentile } from '../cpu-per-request.ts'
import { type Figure, reportFigures } from '../figure.ts'

/** Filtering, counting and sorting a list, as the browser does after each click: the most that the median may take, in milliseconds. */
const lists = [
  { of: 'offers', count: 1000, most: 2 },
  { of: 'offers', count: 5000, most: 10 },
  { of: 'hotels', count: 200, most: 2 },
] as const
const rounds = 100

const naiveList = { offers: 5000, rounds: 3, leastTimes: 10 } as const

const { filterChanges, hotelChanges, naiveChanges } =
  await importBundled<typeof import('./filter-changes.ts')>('lists/filter-changes')

const timeOf = (work: () => unknown): number => {
  const start = performance.now()
  work()
  return performance.now() - start
}

const figures: Figure[] = []
for (const { of, count, most } of lists) {
  const { makeReady, changes } = (of === 'hotels' ? hotelChanges : filterChanges)(count)
  const times = Array.from({ length: rounds }, () => changes.map(timeOf))
    .flat()
    .toSorted((a, b) => a - b)
  const at = (share: number): number => times[Math.floor(share * (times.length - 1))] ?? 0
  console.log(
    `${count} ${of}, ${times.length} changes: median ${at(0.5).toFixed(2)} ms, p99 ${at(0.99).toFixed(2)} ms, ` +
      `most ${at(1).toFixed(2)} ms; made ready in ${timeOf(makeReady).toFixed(1)} ms`,
  )
  figures.push({
    name: `filter, count and sort ${count} ${of}, median`,
    value: at(0.5),
    unit: 'ms',
    goal: { of: 'value', most },
  })
}

/** The same changes by code that nobody has made fast, in turns with the engine: it must find the same. */
const engineTimes: number[] = []
const naiveTimes: number[] = []
for (const { engine, naive, ofEngine } of naiveChanges(naiveList.offers)) {
  if (!isDeepStrictEqual(ofEngine(engine()), naive()))
    throw new Error('the engine and the naive code find different lists')
  for (let round = 0; round < naiveList.rounds; round += 1) {
    naiveTimes.push(timeOf(naive))
    engineTimes.push(timeOf(engine))
  }
}
figures.push({
  name: `filter, count and sort ${naiveList.offers} offers as somebody writes it first, median`,
  value: percentile(naiveTimes, 0.5),
  unit: 'ms',
  control: { name: 'the engine', value: percentile(engineTimes, 0.5) },
  goal: { of: 'ratio', least: naiveList.leastTimes },
})
reportFigures(figures)
