import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { cardSecrets, leaksIn, leaksInFiles, passportSecrets } from './find-secrets.ts'

const secrets = [cardSecrets(['4242424242424242']), passportSecrets(['PX000000123'])]

describe('the scan', () => {
  it.each([
    ['a card number', 'card=4242424242424242&'],
    ['a card number', '"4242 4242 4242 4242"'],
    ['a card number', '4242-4242-4242-4242'],
    ['a passport number', '{"passportNumber":"PX000000123"}'],
    ['a security code', '{"cardCvv":"123"}', '…{"cardCvv":"###"}…'],
    ['a security code', 'cvc=7391&', '…cvc=####&…'],
  ])('finds %s in %s, in one byte or two a letter', (what, text, near?: string) => {
    for (const bytes of [Buffer.from(`…${text}…`), Buffer.from(text, 'utf16le')]) {
      const [leak, ...more] = leaksIn(bytes, 'a log', secrets)
      expect([leak?.what, leak?.where, more]).toEqual([what, 'a log', []])
      expect(leak?.near?.replaceAll('·', '')).toBe(near?.replaceAll('…', ''))
    }
  })

  it.each(['•••• 4242', '{"last4":"4242"}', 'cvv must be digits', 'incorrect_cvc', '{"cardCvv":"•••"}'])(
    'lets %s pass',
    (text) => expect(leaksIn(Buffer.from(text), 'a log', secrets)).toEqual([]),
  )

  it('finds what somebody has put into a database', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'scan-'))
    mkdirSync(path.join(folder, 'deep'))
    const database = new DatabaseSync(path.join(folder, 'deep/kept.sqlite'))
    database.exec("CREATE TABLE kept (value BLOB); INSERT INTO kept VALUES ('the passport is PX000000123')")
    database.close()
    writeFileSync(path.join(folder, 'clean.txt'), 'nothing')
    expect(leaksInFiles(folder, secrets)).toEqual([{ what: 'a passport number', where: 'deep/kept.sqlite' }])
  })
})
