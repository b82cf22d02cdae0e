import { env } from 'cloudflare:workers'
import { afterEach, expect, it } from 'vitest'
import { addressOf, clientAddress } from './client-address.ts'

afterEach(() => {
  delete env.TRUSTED_PROXY
})

const saying = (headers: Record<string, string>) => new Request('http://site/', { headers })

it('takes the address that the edge writes in', () =>
  expect(clientAddress(saying({ 'cf-connecting-ip': '203.0.113.9', 'x-forwarded-for': '1.1.1.1' }))).toBe(
    '203.0.113.9',
  ))

it('believes no request about itself where nothing stands in front of the site', () => {
  env.TRUSTED_PROXY = 'off'
  for (const name of ['cf-connecting-ip', 'x-forwarded-for', 'x-visitor-address'])
    expect(addressOf(saying({ [name]: '203.0.113.9' }))).toBe('local')
})
