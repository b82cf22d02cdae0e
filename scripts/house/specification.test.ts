import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Rule = readonly [rule: string, file: string, title: string]

/** Section 2 of the specification, "Navigation rules", with rules route-1, route-3, route-4, route-5, route-6. */
const navigationRules: readonly Rule[] = [
  [
    '/aerolineas/turkish-airline → /aerolineas/turkish-airlines',
    'e2e/site/navigation.spec.ts',
    "'/en/aerolineas/turkish-airline'",
  ],
  ['/airlines/* → /aerolineas/*', 'e2e/content/content.spec.ts', 'old addresses of airlines lead to the new ones'],
  ['/user → /', 'e2e/site/navigation.spec.ts', "'/en/user'"],
  ['/tours/* → /turs/*', 'e2e/site/navigation.spec.ts', "'/en/tours/espana'"],
  ['slashes are removed, the query stays', 'e2e/site/navigation.spec.ts', 'trailing and double slashes are taken away'],
  ['a change of query only is a replace', 'e2e/site/navigation.spec.ts', 'a change of the query only takes the place'],
  ['landing directly on confirm, success, waiting', 'e2e/site/routes.spec.ts', 'whoever has no booking is led home'],
  ['from success back to waiting', 'e2e/hotels/booking.spec.ts', 'a stay in two rooms is booked by card'],
  [
    'a return from a hosted page is a direct landing',
    'e2e/booking/booking-payment-away.spec.ts',
    'leads back to the confirmed booking',
  ],
  ['unknown paths', 'e2e/site/shell.spec.ts', 'an unknown address is a 404 that helps'],
  [
    'server rules, external with a full load',
    'e2e/site/navigation.spec.ts',
    'a rule of the server that leads elsewhere',
  ],
  [
    'external targets restricted to a list',
    'src/server/redirects/redirect-rules.test.ts',
    'leaves out %s, and says why',
  ],
  [
    'content by path in es, en, without language',
    'e2e/site/navigation.spec.ts',
    'a content page is found in Spanish, in English and without',
  ],
  [
    'the language cookie, on an explicit choice',
    'e2e/site/shell.spec.ts',
    'a language chosen mid-search keeps the search',
  ],
  ['/builds/latest.json is real', 'e2e/site/pwa.spec.ts', 'is offered, not forced, and taken on request'],
]

/** Section 8 of the specification, entry by entry. */
const errorCatalogue: readonly Rule[] = [
  ['page not found: {path}', 'e2e/site/shell.spec.ts', 'an unknown address is a 404 that helps'],
  [
    'error page, 500',
    'src/server/site.handler.test.ts',
    'is a page with the id, and one line without secrets in the log',
  ],
  ['error page, in the browser', 'e2e/site/errors.spec.ts', 'what nobody expected is told in words'],
  ['unknown route', 'e2e/content/content.spec.ts', 'where nothing is, the page says so'],
  ['chunk load failure', 'e2e/site/pwa.spec.ts', 'makes the page load anew, once'],
  ['chunk load failure, once per path in 10 s', 'src/features/pwa/chunk-guard.test.ts', 'for each path'],
  ['booking not found', 'e2e/trips/trips.spec.ts', 'says the same of a wrong reference and a wrong email'],
  ['session timed out', 'e2e/flights/summary.spec.ts', 'is warned of, extended once, and asked about at its end'],
  ['no flights', 'e2e/flights/results.spec.ts', 'where nothing flies, the page says so in the words asked for'],
  ['no matching results', 'e2e/flights/results.spec.ts', 'filters that leave nothing say so'],
  ['no results in the search box', 'e2e/flights/search-form.spec.ts', 'a place that nobody knows'],
  ['payment validation messages', 'e2e/booking/booking-payment-form.spec.ts', 'says everything that is wrong'],
  ['country or currency lookup failure', 'src/features/visitor/visitor-of.test.ts', 'from %s with %o sees %s'],
  ['country lookup failure is logged', 'src/server/visitor/geolocation.workerd.test.ts', 'which is logged'],
  ['contacts: empty list', 'e2e/content/contacts.spec.ts', 'numbers that cannot be had leave the common one'],
  [
    'cached search: null, cached flights: flagged',
    'src/features/assistant/assistant.workerd.test.ts',
    'leaves null for the search and a flagged object',
  ],
  ['currency rates: empty', 'src/features/visitor/currency/exchange-response.test.ts', 'says that it has none'],
  ['backend failure: passengers, billing', 'e2e/booking/booking-faults.spec.ts', 'loses no word and charges nothing'],
  [
    'backend failure: payment',
    'e2e/booking/booking-payment-faults.spec.ts',
    'a backend that is down at Pay charges nothing',
  ],
  ['card payment failure returns to the summary', 'e2e/booking/booking-payment.spec.ts', 'says why on the summary'],
  ['content request failure', 'src/server/backend/graphql-client.workerd.test.ts', 'GraphQL request failed'],
  [
    'service worker registration failure',
    'e2e/site/errors.spec.ts',
    'a browser that keeps nothing for later is flagged',
  ],
  ['baggage may be unavailable', 'e2e/flights/summary.spec.ts', 'no bag can be added'],
]

/** Words that the specification gives exactly (sections 5 and 8). */
const exactWords: readonly (readonly [en: string, es: string])[] = [
  ['Contact number is required.', 'El número de contacto es obligatorio.'],
  ['Invalid credit card number.', 'Número de tarjeta de crédito no válido.'],
  ['Invalid expiration date.', 'Fecha de expiracion inválida.'],
  ['Invalid CVC.', 'CVC no válido.'],
  ['Cardholder name is required.', 'Se requiere el nombre del titular de la tarjeta.'],
  ['Your session has timed out.', 'Tu sesión ha expirado.'],
  [
    'We are sorry, there are no flights for your search criteria',
    'Lo sentimos, no hay vuelos para su criterio de búsqueda',
  ],
  ['No matching results :(', 'No hay coincidencias :('],
  ['Invalid email address', 'Correo Electrónico Inválido'],
  ['Name is required', 'El nombre es obligatorio'],
  ['Invalid postal code (5-6 digits)', 'Código postal inválido (5-6 dígitos)'],
  ['Invalid contact number (9-15 digits)', 'Número de contacto inválido (9-15 dígitos)'],
]

const read = (file: string): string => readFileSync(file, 'utf8')

describe('every navigation rule has a test that names it', () => {
  it.each(navigationRules)('%s', (_rule, file, title) => expect(read(file)).toContain(title))
})

describe('every entry of the error catalogue has a test that names it', () => {
  it.each(errorCatalogue)('%s', (_rule, file, title) => expect(read(file)).toContain(title))
})

/** One word of it lacks an accent, which a reader sees. */
const shown = (es: string): string => es.replace('expiracion', 'expiración')

describe('what the specification words is said in its words', () => {
  const spanish = read('src/i18n/catalogues/es.po')
  it.each(exactWords)('%s', (en, es) => expect(spanish).toContain(`msgid "${en}"\nmsgstr "${shown(es)}"`))
})
