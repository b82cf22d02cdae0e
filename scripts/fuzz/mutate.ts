import type { Random } from './random.ts'

const oddTexts = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  'NaN',
  'null',
  'undefined',
  '[object Object]',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '//evil.example/x',
  'javascript:alert(1)',
  "' OR 1=1 --",
  '"*" NEAR/2 (',
  '%00',
  '%E0%A4%A',
  '\u0000',
  '\uD800',
  '👩‍👩‍👧‍👦',
  '𝒳'.repeat(60),
  'ß'.repeat(300),
  'a'.repeat(5000),
  '٣٤٥',
  '2027-02-30',
  '9999-12-31',
  '-000001-01-01T00:00:00Z',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '\r\nset-cookie: a=b',
] as const

const oddValues = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  2 ** 53,
  -(2 ** 31),
  1e300,
  [],
  {},
  [[[[[[]]]]]],
  [null, null],
  { t: 12, s: 1 },
  { toString: 'x', valueOf: null },
  { __proto__: null, constructor: 1 },
] as const

export const oddText = (random: Random): string => random.oneOf(oddTexts)

const oddValue = (random: Random): unknown => (random.isTrue(0.5) ? oddText(random) : random.oneOf(oddValues))

/** A text with a few characters changed, left out, doubled or put in. */
export const mutateText = (text: string, random: Random): string => {
  let mutated = text
  for (let turn = 0; turn <= random.below(3); turn += 1) {
    const at = random.below(mutated.length + 1)
    const cut = random.below(4)
    const put = random.oneOf([oddText(random), '"', '\\', '}', ',', '0', mutated.slice(at, at + 20)])
    mutated = mutated.slice(0, at) + put + mutated.slice(at + cut)
  }
  return mutated
}

const mutateObject = (value: Readonly<Record<string, unknown>>, random: Random): unknown => {
  const names = Object.keys(value)
  const name = names[random.below(names.length)] ?? 'x'
  const { [name]: field, ...rest } = value
  switch (random.below(8)) {
    case 0:
      return rest
    case 1:
      return { ...value, [oddText(random)]: oddValue(random) }
    case 2:
      return { ...rest, [oddText(random)]: field }
    case 3:
      return oddValue(random)
    default:
      return { ...value, [name]: mutateValue(field, random) }
  }
}

const mutateList = (value: readonly unknown[], random: Random): unknown => {
  const at = random.below(value.length)
  switch (random.below(6)) {
    case 0:
      return value.toSpliced(at, 1)
    case 1:
      return Array.from({ length: 30 }, () => value[at])
    case 2:
      return oddValue(random)
    default:
      return value.with(at, mutateValue(value[at], random))
  }
}

/** A value with one place in it changed. */
export const mutateValue = (value: unknown, random: Random): unknown => {
  if (Array.isArray(value) && value.length > 0) return mutateList(value, random)
  if (typeof value === 'object' && value !== null) return mutateObject(value as Record<string, unknown>, random)
  return typeof value === 'string' && random.isTrue(0.4) ? mutateText(value, random) : oddValue(random)
}
