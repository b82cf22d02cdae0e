import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast, lightOf } from '../styles/contrast-for-tests.ts'
import { type Livery, liveriedCarriers, liveryOf } from './airline-livery.ts'

const long = (colour: string): string => colour.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')

/** Oklab, in which distances are as large as they look (Björn Ottosson, 2020). */
const oklab = (colour: string): readonly number[] => {
  const [red, green, blue] = lightOf(long(colour))
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

const distance = (a: string, b: string): number => {
  const [one, other] = [oklab(a), oklab(b)]
  return Math.hypot(...one.map((value, at) => value - (other[at] ?? 0)))
}

const apart = (a: Livery, b: Livery): number => distance(a.fin, b.fin) + distance(a.mark, b.mark)

describe('liveries', () => {
  it('are of some sixty carriers, each once', () => {
    expect(liveriedCarriers.length).toBeGreaterThanOrEqual(60)
    expect(new Set(liveriedCarriers).size).toBe(liveriedCarriers.length)
  })

  it('are of every carrier that has a page', () => {
    const pages = globSync('backend/content/airlines/*/page.yaml').map((file) => readFileSync(file, 'utf8'))
    const codes = pages.flatMap((page) => /iataCode: (\w\w)/.exec(page)?.[1] ?? [])
    expect(codes.length).toBeGreaterThan(10)
    expect(codes.filter((code) => !liveriedCarriers.includes(code))).toEqual([])
  })

  it.each(liveriedCarriers)('%s can be read on its fin, and its mark seen', (code) => {
    const { fin, letters, mark } = liveryOf(code)
    expect(contrast(long(letters), long(fin))).toBeGreaterThanOrEqual(4.5)
    expect(distance(fin, mark)).toBeGreaterThan(0.25)
  })

  it('look alike for no two carriers: their colours are far apart, or their marks elsewhere', () => {
    const alike = liveriedCarriers.flatMap((one, at) =>
      liveriedCarriers.slice(at + 1).filter((other) => {
        const [a, b] = [liveryOf(one), liveryOf(other)]
        return a.shape === b.shape && apart(a, b) < 0.2
      }),
    )
    expect(alike).toEqual([])
  })

  it('of a carrier that is not among them follow from its code', () => {
    expect(liveriedCarriers).not.toContain('ZZ')
    expect(liveryOf('ZZ')).toEqual(liveryOf('ZZ'))
    expect(liveryOf('ZZ').fin).not.toBe(liveryOf('XQ').fin)
    expect(liveryOf('').fin).toMatch(/^hsl/)
  })
})
