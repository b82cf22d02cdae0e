import { expect, it } from 'vitest'
import { publicHead, unlistedHead } from './page-head.ts'

it('one visitor’s page is kept out of search engines, and one that is not there leaves its head to what says so', () => {
  expect(unlistedHead({ status: 'success' }, 'Your stay')).toEqual({
    meta: [{ title: 'Your stay · Trayecto' }, { name: 'robots', content: 'noindex' }],
  })
  expect(unlistedHead({ status: 'notFound' }, 'Your stay')).toEqual({})
})

const titleOf = (title: string) =>
  publicHead({ title, locale: 'en', origin: 'https://trayecto.example', pathname: '/' }).meta[0]

it.each([
  ['Trayecto', 'Trayecto'],
  ['Bike ride, Cuzco', 'Bike ride, Cuzco · Trayecto'],
  ['x'.repeat(54), `${'x'.repeat(54)} · Trayecto`],
  [
    'Sunset catamaran with snorkeling and lunch on board, Cartagena',
    'Sunset catamaran with snorkeling and lunch on board, Cartagena',
  ],
])('of %s the site’s name is in the title where there is room for it', (title, shown) => {
  expect(titleOf(title)).toEqual({ title: shown })
})
