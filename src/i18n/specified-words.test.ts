import { setupI18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { expect, it } from 'vitest'
import { messages as english } from './catalogues/en.po'
import { messages as spanish } from './catalogues/es.po'

const i18nOf = (locale: 'en' | 'es') => setupI18n({ locale, messages: { en: english, es: spanish } })

/** What the specification spells without its accent, and a reader sees with it. */
const withAccent = (words: string): string => words.replace('expiracion', 'expiración')

/** Where the specification gives a message in both languages (sections 5 and 8), it is these words, letter for letter. */
const given = [
  [msg`Invalid credit card number.`, 'Número de tarjeta de crédito no válido.'],
  [msg`Invalid expiration date.`, 'Fecha de expiracion inválida.'],
  [msg`Invalid CVC.`, 'CVC no válido.'],
  [msg`Cardholder name is required.`, 'Se requiere el nombre del titular de la tarjeta.'],
  [msg`Your session has timed out.`, 'Tu sesión ha expirado.'],
  [
    msg`We are sorry, there are no flights for your search criteria`,
    'Lo sentimos, no hay vuelos para su criterio de búsqueda',
  ],
  [msg`No matching results :(`, 'No hay coincidencias :('],
] as const

it.each(given)('$0.message', (words, inSpanish) => {
  expect(i18nOf('en')._(words)).toBe(words.message)
  expect(i18nOf('es')._(words)).toBe(withAccent(inSpanish))
})

/** These it gives in English alone: ours is to put them into Spanish. */
const givenInEnglish = [
  msg`Contact number is required.`,
  msg`Booking Not Found! please check the booking ID and email and try again.`,
  msg`No results found for your search`,
]

it.each(givenInEnglish)('$message', (words) => {
  expect(i18nOf('en')._(words)).toBe(words.message)
  expect(i18nOf('es')._(words)).not.toBe(words.message)
})
