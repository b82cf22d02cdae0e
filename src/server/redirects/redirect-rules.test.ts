import { expect, it } from 'vitest'
import { redirectOf } from './redirects.ts'
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
  ['a path with a language in capitals', { '/ES/a': '/vuelos' }, 'without its language'],
  ['a target in one language', { '/vieja': '/en/espana' }, '/en/espana is written without its language'],
  ['a round by other spellings', { '/España': '/b', '/b': '/Espa%C3%B1a' }, '/b is moved too'],
  ['what the site moves itself', { '/tours/peru': '/peru' }, 'moves it to /turs/peru'],
  ['no text', { '/a': 3 }, 'leads nowhere'],
  ['no JSON', '{', 'no JSON object'],
  ['a list', [], 'no JSON object'],
])('leaves out %s, and says why', (_name, rules, words) => {
  const found = read(rules)
  expect([...found.rules]).toEqual([])
  expect(found.faults.join()).toContain(words)
})

it.each([
  ['letters that addresses encode', '/españa', '/espana', '/en/españa', '/en/espana'],
  ['capitals in a name of the site’s own', '/hoteles/Ofertas', '/vuelos', '/es/hoteles/Ofertas', '/es/vuelos'],
  ['a target that answers cannot carry as it is', '/a', '/日本', '/a', '/%E6%97%A5%E6%9C%AC'],
  ['a target that has moved, in one hop', '/a', '/tours/peru', '/en/a', '/en/turs/peru'],
  ['a target with a stray slash', '/a', '/vuelos/', '/a', '/vuelos'],
])('takes %s', (_name, from, to, asked, location) => {
  const { rules, faults } = read({ [from]: to })
  expect(faults).toEqual([])
  expect(redirectOf(new URL(asked, 'https://trayecto.test'), rules)).toEqual({ status: 302, location })
})

it('nothing written is no rule and no fault', () => {
  expect(read('', '')).toEqual({ rules: new Map(), faults: [] })
})
