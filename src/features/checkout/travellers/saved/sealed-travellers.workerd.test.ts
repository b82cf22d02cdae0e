import { expect, it } from 'vitest'
import { newAgentId } from '#/server/visitor/agent-cookie.server.ts'
import { seal } from '#/server/visitor/secrets.server.ts'
import { emptyPassenger } from '../passenger.ts'
import { mostSaved, withEntered } from './saved-traveller.ts'
import { openTravellers, sealTravellers } from './sealed-travellers.server.ts'

const ana = {
  ...emptyPassenger('1', 'adult'),
  firstName: 'Ana María',
  lastName: 'Muñoz',
  gender: 'female' as const,
  dateOfBirth: '1990-05-01',
  nationality: 'CO',
  passportNumber: 'AN123456',
}
const keeping = { documents: true, today: '2026-11-23', newId: () => crypto.randomUUID().slice(0, 8) }
const kept = withEntered([], [ana], keeping)
const [me, somebody] = [newAgentId(), newAgentId()]

it('opens as it was for the visitor it was sealed for', () =>
  expect(openTravellers(me, sealTravellers(me, kept))).toEqual(kept))

it('opens for no other visitor', () => expect(openTravellers(somebody, sealTravellers(me, kept))).toBeUndefined())

it('says nothing to whoever reads the storage', () => {
  const sealed = sealTravellers(me, kept)
  expect(sealed).toMatch(/^[\w-]+$/)
  const bytes = atob(sealed.replaceAll('-', '+').replaceAll('_', '/'))
  // three letters alone occur by chance
  for (const told of ['Ana Mar', 'AN123456', '1990', me]) expect(sealed + bytes).not.toContain(told)
})

it.each([
  ['altered', sealTravellers(me, kept).replace(/.{4}$/, 'AAAA')],
  ['cut', sealTravellers(me, kept).slice(0, 20)],
  ['anything', 'x'],
  ['sealed for another purpose', btoa(String.fromCharCode(...seal('[]')))],
])('what is %s opens for nobody', (_what, sealed) => expect(openTravellers(me, sealed)).toBeUndefined())

it('as many as a booking takes fit into a cookie, with names of usual length and documents', () => {
  const family = Array.from({ length: mostSaved }, (_, at) => ({
    ...ana,
    firstName: `María Fernanda ${'ABCDEFGHI'[at]}`,
    lastName: 'Rodríguez Villavicencio',
    frequentFlyerNumber: '1234567890',
    passportIssuingCountry: 'CO',
    passportIssuanceDate: '2020-01-01',
    passportExpiryDate: '2030-01-01',
  }))
  const sealed = sealTravellers(me, withEntered([], family, keeping))
  expect(sealed.length).toBeLessThan(4000)
  expect(openTravellers(me, sealed)).toHaveLength(mostSaved)
})

it('keeps the latest where names are too long for all of them', () => {
  const long = Array.from({ length: mostSaved }, (_, at) => ({
    ...ana,
    firstName: `${'ABCDEFGHI'[at]}${'é'.repeat(59)}`,
    middleName: 'é'.repeat(60),
    lastName: 'é'.repeat(60),
  }))
  const all = withEntered([], long, keeping)
  const sealed = sealTravellers(me, all)
  const opened = openTravellers(me, sealed) ?? []
  expect(`__Secure-travelers=${sealed}`.length).toBeLessThan(4096)
  expect(opened.length).toBeGreaterThan(3)
  expect(opened).toEqual(all.slice(0, opened.length))
})
