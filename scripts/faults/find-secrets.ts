import { globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** Something that must not lie anywhere in clear: what it looks like, and which of those it is. */
interface Secret {
  readonly what: string
  readonly shape: RegExp
  readonly texts: ReadonlySet<string>
}

export interface Leak {
  readonly what: string
  readonly where: string
  /** what stands around a code that only its name gives away, its digits hidden: whether it is one, somebody has to see */
  readonly near?: string
}

/** Card numbers as they could be written: bare, in groups, with dashes. */
export const cardSecrets = (numbers: readonly string[]): Secret => ({
  what: 'a card number',
  shape: /\d{4}[ -]?\d{4}[ -]?\d{4}[ -]?\d{4}/g,
  texts: new Set(numbers),
})

export const passportSecrets = (numbers: readonly string[]): Secret => ({
  what: 'a passport number',
  shape: /PX\d{9}/g,
  texts: new Set(numbers),
})

/** Three or four digits alone prove nothing: a security code is one that is called so. */
const namedCode = /(?:cvv|cvc|security_?code)[^\w\n-]{1,8}\d{3,4}(?!\d)/i

const bare = (text: string): string => text.replaceAll(/[ -]/g, '')

const isIn = (reading: string, { shape, texts }: Secret): boolean =>
  (reading.match(shape) ?? []).some((match) => texts.has(bare(match)))

/** So many letters of what stands around it. */
const around = 40

const nearCode = (reading: string): string | undefined => {
  const at = namedCode.exec(reading)?.index
  if (at === undefined) return undefined
  const text = reading.slice(Math.max(0, at - around), at + around)
  return text.replaceAll(/\d/g, '#').replaceAll(/[^ -~]/g, '·')
}

/** What of the secrets can be read in some bytes, with one byte a letter or two. */
export const leaksIn = (bytes: Buffer, where: string, secrets: readonly Secret[]): readonly Leak[] => {
  const plain = bytes.toString('latin1')
  const readings = [plain, plain.replaceAll('\0', '')]
  const found = secrets.filter((secret) => readings.some((reading) => isIn(reading, secret)))
  const [near] = readings.flatMap((reading) => nearCode(reading) ?? [])
  return [
    ...found.map(({ what }) => ({ what, where })),
    ...(near === undefined ? [] : [{ what: 'a security code', where, near }]),
  ]
}

export const filesUnder = (folder: string): readonly string[] =>
  globSync('**/*', { cwd: folder })
    .map((file) => path.join(folder, file))
    .filter((file) => statSync(file).isFile())

export const leaksInFiles = (folder: string, secrets: readonly Secret[]): readonly Leak[] =>
  filesUnder(folder).flatMap((file) => leaksIn(readFileSync(file), path.relative(folder, file), secrets))
