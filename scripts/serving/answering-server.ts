import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** where a server answers as the first part of a path says */
    answering: string
  }
}

const wish = {
  from: { code: 'BOG', city: { en: 'Bogotá', es: 'Bogotá' } },
  to: { code: 'CTG', city: { en: 'Cartagena', es: 'Cartagena' } },
  departureDate: '2027-03-10',
  returnDate: null,
  adults: 1,
  children: 0,
  infants: 0,
  cabin: 'economy',
}
const flight = {
  airline: 'AV',
  departureAt: '2027-03-10T08:00:00',
  arrivalAt: '2027-03-10T09:30:00',
  duration: 'PT1H30M',
  stops: 0,
  price: { amount: 8700, currency: 'USD' },
}

const isKnown = ({ url, headers }: IncomingMessage): boolean => {
  const asked = new URL(url ?? '/', 'http://here').searchParams.get('userId')
  return asked === 'site-7' && headers.authorization === `Basic ${btoa('site-7:a key')}`
}

const good = (request: IncomingMessage, response: ServerResponse): void => {
  if (!isKnown(request)) return void response.writeHead(401).end('{}')
  const data = request.url?.includes('/api/booking') ? wish : [flight]
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data }))
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void

const always =
  (status: number, text: string): Answer =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(text)

const contacts = [
  { contactNumber: '+49 30 23125 143', countryCode: 'DE' },
  { contactNumber: '+49 30 23125 999', countryCode: 'DE' },
  { contactNumber: 'call us', countryCode: 'US' },
  { contactNumber: '+1 202-555-0143', countryCode: 'usa' },
]

const noSuchOffer = { _tag: 'NotFound', code: 'not_found', message: 'No such offer.', requestId: 'r' }

const answers: Readonly<Record<string, Answer>> = {
  good,
  contacts: always(200, JSON.stringify({ data: { companyContactInfo: contacts } })),
  nobody: always(200, '{"data":null}'),
  broken: always(500, '{"message":"no"}'),
  moved: (_request, response) => void response.writeHead(302, { location: '/good/api/booking' }).end(),
  refused: always(404, JSON.stringify(noSuchOffer)),
  page: always(200, '<h1>Welcome</h1>'),
  shape: always(200, '{"data":{"from":"BOG"}}'),
  huge: always(200, `{"data":"${'a'.repeat(300_000)}"}`),
  slow: (_request, response) => void setTimeout(() => response.end('{"data":null}'), 5000).unref(),
  gone: (request) => void request.socket.destroy(),
}

/** A real server for tests in workerd, which can start none. */
export default async function setup(project: TestProject): Promise<() => void> {
  const server = createServer((request, response) => {
    const [, kind = ''] = (request.url ?? '').split('/')
    answers[kind]?.(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  project.provide('answering', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return () => void server.close()
}
