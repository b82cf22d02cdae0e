import { expect, it } from 'vitest'

const foldersOf = (found: object): string[] => Object.keys(found).map((path) => path.split('/')[1] ?? '')

it('whatever can be paid for has its own words on the pages that are shared', () =>
  expect(foldersOf(import.meta.glob('./*/booking-words.tsx'))).toEqual(
    foldersOf(import.meta.glob('./*/on-payment-page.ts')),
  ))
