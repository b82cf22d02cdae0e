import { gzipSync } from 'node:zlib'
import { fromCrossJSON, toCrossJSONAsync } from 'seroval'
import { importBundled } from '../bundled.ts'
import { percentile } from '../cpu-per-request.ts'
import { type Figure, reportFigures } from '../figure.ts'

/**
 * A thousand offers on their way to a browser: bytes, and milliseconds to write and to read them, as columns and as a server
 * function of the framework would send the same objects.
 */
const searches = [
  { name: '1,000 offers, 40 ways there with 25 back', departures: 40, returns: 25 },
  { name: '1,000 offers that share nothing', departures: 1000, returns: 1 },
] as const
const rounds = 60
const most = 1 / 5

const { offersOf, toOfferColumns, fromOfferColumns } =
  await importBundled<typeof import('./wire-lists.ts')>('lists/wire-lists')

interface Way<List> {
  readonly write: (list: List) => Promise<string>
  readonly read: (text: string) => List
}

type Offers = ReturnType<typeof offersOf>

const asColumns: Way<Offers> = {
  write: async (list) => JSON.stringify(toOfferColumns(list)),
  read: (text) => fromOfferColumns(JSON.parse(text)),
}

/** What the framework's handler of server functions does, and its client. */
const asServerFunction: Way<Offers> = {
  write: async (list) => JSON.stringify(await toCrossJSONAsync({ result: list }, { refs: new Map() })),
  read: (text) => fromCrossJSON<{ result: Offers }>(JSON.parse(text), { refs: new Map() }).result,
}

const timed = async ({ write, read }: Way<Offers>, list: Offers): Promise<number> => {
  const start = performance.now()
  read(await write(list))
  return performance.now() - start
}

const zipped = (text: string): number => gzipSync(text).length / 1000

const figures: Figure[] = []
for (const { name, departures, returns } of searches) {
  const list = offersOf(departures, returns)
  const texts = { columns: await asColumns.write(list), objects: await asServerFunction.write(list) }
  const [read, sent] = [asColumns.read(texts.columns), asServerFunction.read(texts.objects)].map((one) =>
    JSON.stringify(one),
  )
  if (read !== sent) throw new Error('what was read is not what was sent')
  const times: Record<'columns' | 'objects', number[]> = { columns: [], objects: [] }
  for (let round = 0; round < rounds; round += 1) {
    times.columns.push(await timed(asColumns, list))
    times.objects.push(await timed(asServerFunction, list))
  }
  const figure = (what: string, unit: string, value: number, control: number): Figure => ({
    name: `${name}, ${what}`,
    value,
    unit,
    control: { name: 'a server function', value: control },
    goal: { of: 'ratio', most },
  })
  figures.push(
    figure('bytes', 'kB', texts.columns.length / 1000, texts.objects.length / 1000),
    figure('bytes, gzip', 'kB', zipped(texts.columns), zipped(texts.objects)),
    figure('written and read', 'ms', percentile(times.columns, 0.5), percentile(times.objects, 0.5)),
  )
}
reportFigures(figures)
