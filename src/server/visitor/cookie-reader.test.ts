import { expect, it } from 'vitest'
import { cookieReader } from './cookie-reader.ts'

const read = (cookie: string, name: string) =>
  cookieReader(new Request('https://a.test', { headers: { cookie } }))(name)

it.each([
  ['locale=es; currency=COP', 'currency', 'COP'],
  ['a=1;b=2=3', 'b', '2=3'],
  ['a=%C3%B1', 'a', 'ñ'],
  ['a=%', 'a', '%'],
  ['theme=dark; theme=light', 'theme', 'dark'],
  ['ab=1', 'b', undefined],
  ['', 'a', undefined],
])('%s: %s is %s', (cookie, name, value) => expect(read(cookie, name)).toBe(value))
