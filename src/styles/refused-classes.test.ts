import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { refusalOf } from './refused-classes.ts'

describe('refusalOf', () => {
  it.each([
    'ml-2',
    'md:hover:pr-4',
    '-ml-px',
    'mr-auto',
    'left-0',
    'sm:-right-1/2',
    'text-left',
    'border-l',
    'border-r-2',
    'rounded-tl-lg',
    'rounded-r',
    'focus:outline-none',
    'pl-[3px]',
  ])('refuses %s', (className) => expect(refusalOf(className)).toBeDefined())

  it.each(['ms-2', 'me-auto', 'start-0', 'text-start', 'border-s', 'border-line', 'rounded-lg', 'px-4', 'left', 'mr'])(
    'allows %s',
    (className) => expect(refusalOf(className)).toBeUndefined(),
  )
})

describe('the sources', () => {
  it('write directions as start and end, and keep the focus ring', () => {
    const offences = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*', '**/refused-classes.ts'] }).flatMap(
      (file) =>
        readFileSync(file, 'utf8')
          .split(/[\s'"`{}]+/)
          .flatMap((word) => {
            const instead = refusalOf(word)
            return instead ? [`${file}: ${word} (write ${instead})`] : []
          }),
    )
    expect(offences).toEqual([])
  })

  it('give each pseudo-element that they draw its content, without which it is no box', () => {
    const without = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g)].flatMap(([classes]) =>
        ['before', 'after']
          .filter((part) => classes.includes(`${part}:absolute`) && !classes.includes(`${part}:content-`))
          .map((part) => `${file}: ${part} in ${classes}`),
      ),
    )
    expect(without).toEqual([])
  })
})
