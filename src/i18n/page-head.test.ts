import { expect, it } from 'vitest'
import { publicHead, unlistedHead } from './page-head.ts'

const page = { locale: 'en', origin: 'https://trayecto.example', pathname: '/activities/MEX-10' } as const

it('a title names the site where search engines would show all of it', () => {
  expect(publicHead({ ...page, title: 'Alfama by night, Lisbon' }).meta[0]).toEqual({
    title: 'Alfama by night, Lisbon · Trayecto',
  })
  const long = 'Paseo en bicicleta con parada en el castillo de Chapultepec, Ciudad de México'
  expect(publicHead({ ...page, title: long }).meta[0]).toEqual({ title: long })
})

it('one visitor’s page is kept out of search engines, and one that is not there leaves its head to what says so', () => {
  expect(unlistedHead({ status: 'success' }, 'Your stay')).toEqual({
    meta: [{ title: 'Your stay · Trayecto' }, { name: 'robots', content: 'noindex' }],
  })
  expect(unlistedHead({ status: 'notFound' }, 'Your stay')).toEqual({})
})
