import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** What stands between a call's brackets. */
const argumentsAt = (source: string, open: number): string => {
  let depth = 0
  for (let place = open; place < source.length; place += 1) {
    if (source[place] === '(') depth += 1
    if (source[place] === ')') depth -= 1
    if (depth === 0) return source.slice(open + 1, place)
  }
  return source.slice(open)
}

/** Calls that write a date: without a zone the server writes another one than the browser that hydrates it. */
const writing = /\bi18n\.date\(|\bDateTimeFormat\(|\.toLocale(?:Date|Time)?String\(/g

const unzoned = globSync('{src,domain,backend}/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    return [...source.matchAll(writing)]
      .map((call) => argumentsAt(source, call.index + call[0].length - 1))
      .filter((given) => !/\btimeZone\b/.test(given))
      .map((given) => `${file}: (${given})`)
  })

it('every date that is written names its zone, but for the one place that asks the device for its own', () =>
  expect(unzoned).toEqual(['domain/time/moment.ts: ()']))

/** A date's own parts are those of the machine that it is read on. */
const machineParts = /\.get(?:FullYear|Month|Date|Day|Hours|Minutes|TimezoneOffset)\(\)/

it('no part of a date is read by the clock of the machine', () =>
  expect(
    globSync('{src,domain}/**/*.{ts,tsx}')
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .filter((file) => machineParts.test(readFileSync(file, 'utf8'))),
  ).toEqual([]))
