import { env } from 'cloudflare:workers'
import { afterEach, expect, inject, it } from 'vitest'
import { companyContacts } from './contacts.server.ts'

const told: string[] = []

const ask = (kind: string) => {
  Object.assign(env, { CONTACTS_URL: `${inject('answering')}/${kind}` })
  return companyContacts((reason) => void told.push(reason))
}

afterEach(() => {
  Object.assign(env, { CONTACTS_URL: '' })
  told.length = 0
})

it('reads the first number of each country, and leaves out what is none', async () => {
  expect(await ask('contacts')).toEqual([{ contactNumber: '+49 30 23125 143', countryCode: 'DE' }])
  expect(told).toEqual([])
})

it.each([
  ['broken', 'status 500'],
  ['page', 'an answer that is no JSON'],
  ['shape', 'an answer of another shape'],
  ['slow', 'no answer in 3 seconds'],
  ['gone', ''],
])('an endpoint that is %s leaves none, and the reason is told once', async (kind, reason) => {
  expect(await ask(kind)).toEqual([])
  expect(told).toEqual([expect.stringContaining(`GraphQL request failed: ${reason}`)])
})
