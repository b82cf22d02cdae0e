import { expect, it } from 'vitest'
import { travellerFaults } from './traveller-faults.ts'

const ana = { firstName: 'Ana', lastName: 'Ruiz', type: 'adult', dateOfBirth: '1990-05-01' } as const
const today = '2026-12-01'

const faultsOf = (change: object) =>
  travellerFaults({ parts: [] }, [{ ...ana, ...change }], today).map(({ path }) => path.split('.').at(-1))

it.each([
  // 19:00 of 30 November in Bogotá is midnight of 1 December in UTC
  [{ passportExpiryDate: '2026-11-30' }, []],
  [{ passportExpiryDate: '2026-11-29' }, ['passportExpiryDate']],
  [{ passportIssuanceDate: '2026-12-02' }, []],
  [{ passportIssuanceDate: '2026-12-03' }, ['passportIssuanceDate']],
  [{ dateOfBirth: '2026-12-02' }, []],
  [{ dateOfBirth: '2026-12-03' }, ['dateOfBirth']],
] as const)('takes a day for the traveller’s own, wherever they are: %o', (change, fields) =>
  expect(faultsOf(change)).toEqual(fields),
)
