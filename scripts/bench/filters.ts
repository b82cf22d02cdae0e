import { importBundled } from './bundled.ts'
import { type Figure, reportFigures } from './figure.ts'

/** Filtering, counting and sorting a list, as the browser does after each click: the most that the median may take, in milliseconds. */
const lists = [
  { of: 'offers', count: 1000, most: 2 },
  { of: 'offers', count: 5000, most: 10 },
  { of: 'hotels', count: 200, most: 2 },
] as const
const rounds = 100

const { filterChanges, hotelChanges } = await importBundled<typeof import('./filter-changes.ts')>('filter-changes')

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
reportFigures(figures)
