import { expect, test } from '../test.ts'
import { lastBookableDay } from '../../domain/time/bookable-days.ts'
import { travelDay } from './choosing.ts'

const pairs = [
  'BOG-MAD',
  'LAX-SYD',
  'EZE-MIA',
  'MEX-CUN',
  'LIM-SCL',
  'LHR-SIN',
  'MDE-CTG',
  'GRU-LIS',
  'YYZ-BCN',
  'DXB-AMS',
] as const

const words = {
  en: { stops: /Direct|\d+ stops?/, title: /^Flights / },
  es: { stops: /Directo|\d+ escalas?/, title: /^Vuelos / },
} as const

const firstOffer = (html: string): string | undefined => /<article[\s\S]*?<\/article>/.exec(html)?.[0]

const address = (language: string, pair: string): string => {
  const [from, to] = pair.split('-')
  return `/${language}/vuelos/results?from=${from}&to=${to}&departure=${travelDay(100)}&return=${travelDay(110)}&adults=1`
}

const textOf = (html: string): string => html.replaceAll(/<!--.*?-->/g, '').replaceAll(/<[^>]+>/g, ' ')

/** What stands in the page as it is read, without what scripts would move into it later. */
const visible = (html: string): string =>
  html.replaceAll(/<script[\s\S]*?<\/script>|<template[\s\S]*?<\/template>|<div hidden[\s\S]*$/g, '')

for (const pair of pairs) {
  for (const language of ['en', 'es'] as const) {
    test(`${pair} in ${language}: ten offers in the HTML, without any script`, async ({ request }) => {
      const response = await request.get(address(language, pair))
      expect(response.status()).toBe(200)
      const html = visible(await response.text())
      expect(/<title>([^<]*)/.exec(html)?.[1]).toMatch(words[language].title)
      expect(html).toContain('<meta name="robots" content="noindex"')
      const offers = [...html.matchAll(/<article[\s\S]*?<\/article>/g)].map(([article]) => textOf(article))
      expect(offers).toHaveLength(10)
      for (const offer of offers) {
        expect(offer.match(/\d{1,2}:\d{2}/g)?.length).toBeGreaterThanOrEqual(2)
        expect(offer).toMatch(words[language].stops)
        expect(offer).toMatch(/USD\u00A0[\d.,]+\d/)
        expect(offer.trim()).toMatch(/^[A-Z0-9]{2}\s/)
      }
    })
  }
}

for (const [language, words] of [
  ['en', 'Seat hold: pay later'],
  ['es', 'Asientos apartados: pagas después'],
] as const) {
  test(`an offer whose seats are held without payment says so, in ${language}`, async ({ request }) => {
    const offersOf = async (pair: string) =>
      [
        ...visible(await (await request.get(address(language, pair))).text()).matchAll(/<article[\s\S]*?<\/article>/g),
      ].map(([article]) => textOf(article))
    const held = await offersOf('JFK-EWR')
    expect(held.length).toBeGreaterThan(0)
    expect(held.filter((offer) => !offer.includes(words))).toEqual([])
    expect((await offersOf('BOG-MAD')).filter((offer) => offer.includes(words))).toEqual([])
  })
}

test('a page of the URL is that page, filtered and ordered by the server', async ({ request }) => {
  const html = async (more: string) => visible(await (await request.get(`${address('en', 'BOG-MAD')}${more}`)).text())
  expect(firstOffer(await html('&page=2'))).not.toBe(firstOffer(await html('')))
  expect(textOf(await html('&stops=0'))).not.toMatch(/\d stops? ·/)
  const cheapest = [...(await html('&sort=cheapest')).matchAll(/USD\u00A0([\d,]+\.\d\d)<\/span>/g)].map(([, price]) =>
    Number(price?.replaceAll(',', '')),
  )
  expect(cheapest.length).toBeGreaterThanOrEqual(10)
  expect(cheapest).toEqual(cheapest.toSorted((a, b) => a - b))
})

test('a form sent without scripts lands on one address', async ({ request }) => {
  const response = await request.get(`${address('en', 'BOG-MAD')}&stops=0&stops=1`)
  expect(new URL(response.url()).searchParams.getAll('stops')).toEqual(['0,1'])
})

for (const [broken, status] of [
  ['/en/vuelos/results', 200],
  ['/en/vuelos/results?from=%00&to=%FF&departure=2027-99-99&page=-1&sort=x&price=a-b&out=<b>', 200],
  ['/en/vuelos/results?from=BOG&to=BOG&departure=2020-01-01&adults=99', 200],
  [`/en/vuelos/results?from=STN&to=LHR&departure=${travelDay(100)}`, 504],
  ['/api/flights/list?from=BOG', 400],
  [`/api/flights/grid?from=BOG&to=MAD&departure=${travelDay(100)}`, 400],
] as const) {
  test(`${broken} is answered ${status}`, async ({ request }) => {
    expect((await request.get(broken)).status()).toBe(status)
  })
}

const mendedInWords = [
  ['en', 'from=JFK', 'You did not say where you are going: we searched to Madrid (MAD).'],
  ['en', 'from=CUN&to=CUN', 'A trip from Cancún (CUN) cannot end there: we searched to Madrid (MAD).'],
  ['en', 'from=NYC&to=JFK', 'A trip from New York (NYC) cannot end there: we searched to Madrid (MAD).'],
  ['es', 'from=LHR&to=LON', 'Un viaje desde Londres (LHR) no puede terminar ahí: buscamos hacia Madrid (MAD).'],
] as const

for (const [language, places, words] of mendedInWords) {
  test(`${places} is mended in words that name places, in ${language}`, async ({ request }) => {
    const response = await request.get(`/${language}/vuelos/results?${places}&departure=${travelDay(100)}`)
    expect(response.status()).toBe(200)
    expect(textOf(visible(await response.text()))).toContain(words)
  })
}

for (const [pair, title] of [
  ['LHR-LGW', 'Flights London (LHR) – London (LGW), '],
  ['JFK-EWR', 'Flights New York (JFK) – New York (EWR), '],
  ['LON-NYC', 'Flights London – New York, '],
] as const) {
  test(`${pair} is called by its airports where the city is one`, async ({ request }) => {
    expect(await (await request.get(address('en', pair))).text()).toContain(`<title>${title}`)
  })
}

test('the last day of the calendar is sold', async ({ request }) => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Bogota' }).format(Date.now())
  const path = `/en/vuelos/results?from=BOG&to=MAD&departure=${lastBookableDay(today)}&adults=1`
  expect(visible(await (await request.get(path)).text())).toContain('<article')
})

test('the list is the search alone: no cookie, and a cache may keep it', async ({ request }) => {
  const response = await request.get(
    `/api/flights/list?from=BOG&to=MAD&departure=${travelDay(100)}&adults=1&children=0&infants=0&cabin=economy`,
  )
  expect(response.headers()).toMatchObject({ 'cache-control': expect.stringMatching(/^public, max-age=/) })
  expect(response.headers()['set-cookie']).toBeUndefined()
})
