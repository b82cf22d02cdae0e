import { setupI18n } from '@lingui/core'
import { expect, it } from 'vitest'
import { emptyCustomer } from './customer.ts'
import { contactFaults } from './traveller-faults.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

it('says which of two numbers is wrong', () => {
  const customer = { ...emptyCustomer, email: 'a@example.com', phone: '1', emergencyContact: '2' }
  expect(contactFaults(customer).map(({ of }) => of?.(i18n))).toEqual([undefined, 'Emergency contact'])
})
