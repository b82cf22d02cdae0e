import { requestFor, serverFunctionIds } from '../../scripts/visitor/server-functions.ts'
import { ports } from '../servers.ts'
import { type APIRequestContext, expect, test } from '../test.ts'

const site = new URL(`http://localhost:${ports.site}`)
const long = (length: number): string => 'a'.repeat(length)

/** Pages of which nothing is at the address, and those that are there whatever stands in it. */
const pages = [
  [`/activities/${long(60)}`, 404],
  [`/activities/${long(61)}`, 404],
  [`/turs/peru/${long(80)}`, 404],
  [`/turs/peru/${long(100)}`, 404],
  [`/turs/${long(100)}/${long(100)}`, 404],
  [`/explorar?from=${long(100)}`, 200],
  [`/explorar?month=${long(100)}&nights=${long(100)}&budget=${long(100)}`, 200],
  // what may be an offer is one that is gone, which is said on its page
  ...['booking', 'actividad', 'tur'].flatMap((place) =>
    (
      [
        ['-1', 404],
        [long(3), 200],
        [long(450), 200],
        [long(451), 404],
      ] as const
    ).map(([offer, status]) => [`/paquetes/${place}/summary?offer=${offer}`, status] as const),
  ),
  ...['turs', 'activities', 'hoteles'].flatMap((place) =>
    [long(60), long(61), long(201)].map((offer) => [`/${place}/booking/summary?offer=${offer}`, 404] as const),
  ),
  [`/paquetes/tur/vuelos?offer=${long(60)}`, 200],
  [`/paquetes/tur/vuelos?offer=${long(61)}`, 200],
  ['/cruceros?destination=constructor&port=constructor&line=constructor&ship=constructor', 200],
] as const

test('a page answers in its own words, however long or short what its address holds', async ({ request }) => {
  for (const [path, status] of pages) {
    const answer = await request.get(`/en${path}`, { maxRedirects: 0 })
    expect.soft([answer.status(), answer.headers()['content-type']], path).toEqual([status, 'text/html; charset=utf-8'])
  }
})

test('an address that is written as it was before Unicode leads to the page that it means, or says that there is none', async ({
  page,
  request,
  provoke,
}) => {
  provoke(/404/)
  await page.goto('/es/caf%E9')
  await expect(page).toHaveURL(/\/es\/caf%C3%A9$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const answer = await request.get('/en/%zz')
  expect([answer.status(), await answer.json()]).toEqual([400, expect.objectContaining({ code: 'bad_request' })])
})

test('what is too long to be asked of prices is as if it were not asked', async ({ request }) => {
  const html = await (await request.get(`/en/explorar?from=${long(100)}`)).text()
  expect(html).toContain('Where to go from')
  expect(html).not.toContain('We do not know')
})

const calls = [
  ['loadActivity', { code: long(61), url: {} }],
  ['loadTour', { country: 'peru', code: long(81), url: {}, locale: 'en' }],
  ['loadReserved', long(61)],
  ['loadReservedTour', long(61)],
  ['loadFlightsToTour', long(61)],
  ['loadOffer', '-1'],
  ['loadOuting', '-1'],
  ['loadFlownTour', '-1'],
] as const

test('a kind of travel is found by its bare name, in either language', async ({ request }) => {
  const bare = ['vuelos', 'hoteles', 'paquetes', 'activities', 'turs', 'cruceros', 'flights', 'hotels', 'packages']
  for (const name of [...bare, 'actividades', 'tours', 'cruises'])
    for (const prefix of ['', '/es', '/en']) {
      const answer = await request.get(`${prefix}/${name}`)
      expect.soft(answer.status(), `${prefix}/${name}`).toBe(200)
    }
})

test('a call with what no page would send is refused', async () => {
  const ids = serverFunctionIds()
  for (const [name, sent] of calls) {
    const { status } = await fetch(requestFor(site, ids.get(name) ?? '', sent, ''))
    expect.soft(status, name).toBe(400)
  }
})

const everywhere = ['constructor', 'toString', '__proto__'] as const

test('no booking begins of a kind that is none, whatever its name is', async () => {
  const id = serverFunctionIds().get('startBooking') ?? ''
  for (const kind of ['nope', ...everywhere]) {
    const sent = { kind, offerId: 'o-1', shown: { amount: 1, currency: 'USD' } }
    const answer = await fetch(requestFor(site, id, sent, ''))
    expect.soft([answer.status, await answer.text()], kind).toEqual([200, expect.stringContaining('invalid_request')])
  }
})

test('airports are looked for under any word', async ({ request }) => {
  for (const term of everywhere) {
    const answer = await request.get(`/api/airports?term=${term}&lang=en`)
    expect.soft([answer.status(), answer.headers()['content-type']], term).toEqual([200, 'application/json'])
  }
})

test('nothing is posted to what is only read', async ({ request }) => {
  for (const path of ['/robots.txt', '/sitemap.xml', '/og/es/vuelos.png', '/tiles/0/0/0.mvt', '/healthz']) {
    const answer = await request.post(path)
    expect.soft([answer.status(), answer.headers().allow], path).toEqual([405, 'GET, HEAD'])
  }
})

/** What the lookup form keeps of what was typed, sealed. */
const sealedLookup = async (request: APIRequestContext): Promise<string> => {
  const form = { referenceId: 'ZZZZZZ', email: 'ana@example.com' }
  const answer = await request.post('/en/user/my-journey/lookup', {
    form,
    headers: { origin: site.origin },
    maxRedirects: 0,
  })
  return /__Host-lookup-0=([\w-]+)/.exec(answer.headers()['set-cookie'] ?? '')?.[1] ?? ''
}

test('what was sealed for one cookie opens nothing as another', async ({ request }) => {
  const sealed = await sealedLookup(request)
  expect(sealed).not.toBe('')
  for (const name of ['__Host-opened', '__Host-mailed-0', '__Host-form-contact-0'])
    for (const path of ['user/my-journey', 'user/my-journey/booking-detail?booking=x', 'contacta-con-nosotras']) {
      const answer = await request.get(`/en/${path}`, { headers: { cookie: `${name}=${sealed}` } })
      expect.soft(answer.status(), `${path} with ${name}`).toBe(path.includes('booking-detail') ? 404 : 200)
    }
})
