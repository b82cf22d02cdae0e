import { expect, it } from 'vitest'
import { readRedirectRules } from './redirect-rules.ts'

const read = (rules: unknown, hosts = 'partner.example, shop.example') =>
  readRedirectRules(typeof rules === 'string' ? rules : JSON.stringify(rules), hosts)

it('keeps rules for paths of the site and for the hosts that are allowed', () => {
  const rules = { '/ofertas': '/vuelos', '/seguros': 'https://partner.example/a?b=1' }
  expect(read(rules)).toEqual({ rules: new Map(Object.entries(rules)), faults: [] })
})

it.each([
  ['another host', { '/a': 'https://evil.example/' }, 'evil.example is not among the hosts allowed'],
  ['another host, written as a path', { '/a': '//evil.example/' }, 'neither a path nor an https address'],
  ['a host that only begins like one', { '/a': 'https://partner.example.evil.example/' }, 'not among'],
  ['credentials that look like the host', { '/a': 'https://partner.example@evil.example/' }, 'not among'],
  ['no encryption', { '/a': 'http://partner.example/' }, 'neither a path nor an https address'],
  ['a script', { '/a': 'javascript:alert(1)' }, 'neither a path nor an https address'],
  ['a path with a language', { '/es/a': '/vuelos' }, 'without its language'],
  ['a path with a slash at its end', { '/a/': '/vuelos' }, 'do not end in a slash'],
  ['a round', { '/a': '/b', '/b': '/a' }, '/b is moved too'],
  ['itself', { '/a': '/a' }, '/a is moved too'],
  ['no text', { '/a': 3 }, 'leads nowhere'],
  ['no JSON', '{', 'no JSON object'],
  ['a list', [], 'no JSON object'],
])('leaves out %s, and says why', (_name, rules, words) => {
  const found = read(rules)
  expect([...found.rules]).toEqual([])
  expect(found.faults.join()).toContain(words)
})

it('nothing written is no rule and no fault', () => {
  expect(read('', '')).toEqual({ rules: new Map(), faults: [] })
})
