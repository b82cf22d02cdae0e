import { createHash } from 'node:crypto'
import { parseArgs } from 'node:util'
import { drawnQuote, drawnSearches } from '../../backend/products/flights/demo/brute-force/drawn-searches-for-tests.ts'
import { answeredOffers, plainOffers } from '../../backend/products/flights/demo/brute-force/listed-offers-for-tests.ts'
import { type DemoSearch, searchDemo, searchDemoMinimal } from '../../backend/products/flights/demo/search.ts'
import type { MinimalSearchAnswer } from '../../contract/products/flights/minimal-answer.ts'
import { offerKey } from '../../backend/products/demo/offer-key.ts'
import { figuresOf, inWords } from './cpu-per-request.ts'
import { reportFigures } from './figure.ts'

/**
 * What the flight engine finds for 10,000 searches, from the question to the text of the answer that the site asks for, and what
 * brute force finds: the same offers in the same order, as the whole answer tells them, which is made besides and not timed. CPU
 * of this process with all its threads, nothing but the engine in it; the timed searches come after others, so that the code is
 * compiled and each airline's numbers are given out.
 */
const { values } = parseArgs({ options: { built: { type: 'boolean' }, queries: { type: 'string', default: '10000' } } })
const queries = Number(values.queries)
const warmUps = 500
const mostP99 = 5

const desk = { key: offerKey('bench'), fees: [], quote: drawnQuote }

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const digest = (offers: readonly string[]): string => createHash('sha256').update(offers.join('\n')).digest('base64')

const timed = <Value>(work: () => Value): readonly [value: Value, ms: number] => {
  const before = cpuMs()
  const value = work()
  return [value, cpuMs() - before]
}

const all = drawnSearches(queries + warmUps)
const [first, ...rest] = all.slice(queries)
const searches = all.slice(0, queries)
const search = (question: DemoSearch): string => searchDemoMinimal(question, desk)

const idsOf = (json: string): string => {
  const { data }: MinimalSearchAnswer = JSON.parse(json)
  return data.map(({ fareFamilies }) => fareFamilies[0]?.id).join()
}

const [, firstMs] = timed(() => first && search(first))
for (const question of rest) search(question)

const engineTimes: number[] = []
const found: string[] = []
let listed = 0
for (const question of searches) {
  const [json, ms] = timed(() => search(question))
  engineTimes.push(ms)
  const whole = searchDemo(question, desk)
  if (idsOf(json) !== idsOf(whole)) throw new Error(`two answers list other offers: ${JSON.stringify(question)}`)
  const offers = answeredOffers(whole)
  listed += offers.length
  found.push(digest(offers))
}

const plainTimes: number[] = []
searches.forEach((question, at) => {
  const [offers, ms] = timed(() => plainOffers(question, drawnQuote, []))
  plainTimes.push(ms)
  if (digest(offers) !== found[at]) throw new Error(`brute force finds other offers: ${JSON.stringify(question)}`)
})

const [engine, plain] = [figuresOf(engineTimes), figuresOf(plainTimes)]
console.log(
  `${queries} searches list the ${listed} offers that brute force finds; the first search of all took ${firstMs.toFixed(0)} ms`,
)
console.log(inWords('flight engine', engine))
console.log(inWords('brute force', plain))
const control = { name: 'brute force', value: plain.median }
reportFigures([
  { name: 'flight engine, CPU, median', value: engine.median, unit: 'ms', control },
  {
    name: 'flight engine, CPU, p99',
    value: engine.p99,
    unit: 'ms',
    control: { name: 'brute force', value: plain.p99 },
    goal: { of: 'value', most: mostP99 },
  },
])
