import { expect, it } from 'vitest'
import { unlistedHead } from './page-head.ts'

it('one visitor’s page is kept out of search engines, and one that is not there leaves its head to what says so', () => {
  expect(unlistedHead({ status: 'success' }, 'Your stay')).toEqual({
    meta: [{ title: 'Your stay · Trayecto' }, { name: 'robots', content: 'noindex' }],
  })
  expect(unlistedHead({ status: 'notFound' }, 'Your stay')).toEqual({})
})
