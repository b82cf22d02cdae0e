import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { redact, redactText } from './redact.ts'
import { tries } from '../../scripts/tries.ts'

const digits = (min: number, max: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: min, maxLength: max }).map((found) => found.join(''))

const spaced = (number: string, separator: string): string => number.replaceAll(/(\d{4})(?=\d)/g, `$1${separator}`)
const card = fc
  .tuple(digits(12, 19), fc.constantFrom('', ' ', '-'))
  .map(([number, separator]) => spaced(number, separator))
const passport = fc.tuple(fc.stringMatching(/^[A-Z]{1,3}$/), digits(6, 9)).map(([letters, number]) => letters + number)
const email = fc.emailAddress()
const words = fc.constantFrom('payment failed for', 'no answer,', 'traveller', '(', '"', '')

const written = (value: unknown): string => JSON.stringify(redact(value))

describe('redact', () => {
  it.each([
    ['card', card],
    ['passport', passport],
    ['email', email],
  ])('lets no %s through, wherever it stands', (_kind, secrets) => {
    fc.assert(
      fc.property(secrets, words, words, (secret, before, after) => {
        const text = `${before} ${secret} ${after}`
        const log = written({ message: text, error: { reasons: [text], [secret]: 1 } })
        expect(log).not.toContain(secret)
      }),
      { numRuns: tries(500) },
    )
  })

  it('lets no security code through by its field or its label', () => {
    fc.assert(
      fc.property(digits(3, 4), fc.constantFrom('cvv', 'CVC', 'cardCvv'), (code, name) => {
        expect(written({ [name]: code })).not.toContain(code)
        expect(written({ [name]: Number(code) })).not.toContain(`:${Number(code)}`)
        expect(redactText(`${name === 'cardCvv' ? 'cvv' : name}=${code}`)).not.toContain(code)
      }),
    )
  })

  it('lets no field of a traveller or a card through', () => {
    const names = ['passportNumber', 'firstName', 'last_name', 'cardHolderName', 'email', 'phone', 'addressLine1']
    const values = fc.string({ minLength: 4 }).filter((text) => !'[removed]'.includes(text))
    fc.assert(
      fc.property(fc.constantFrom(...names), values, (name, value) => {
        expect(redact({ [name]: value })).toEqual({ [name]: '[removed]' })
      }),
    )
  })

  it('keeps what explains a failure', () => {
    const line = { status: 503, path: '/vuelos-bogota-madrid/results', tookMs: 812, message: 'no answer in 8 seconds' }
    expect(redact(line)).toEqual(line)
  })

  it('ends on a value that holds itself', () => {
    const loop: Record<string, unknown> = { status: 500 }
    loop['self'] = loop
    expect(() => written(loop)).not.toThrow()
  })
})

it('leaves the ids that lines are followed by', () => {
  const line = `pay_123456789012345678901234567890ab, 11111111-2222-4333-8444-555555555555 and ${'123456789012345a'.repeat(4)}`
  expect(redactText(line)).toBe(line)
  expect(redactText('1'.repeat(32))).not.toContain('1')
  expect(redactText('01845920-0410-473b-8f96-123456789012 4111-1111-1111-1111')).not.toContain('1111-1111')
})
