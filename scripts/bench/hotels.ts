import { buildUnlessBuilt } from '../build.ts'
import { serveWorkers } from '../serving/local-workers.ts'
import { type SendRequest, cpuPerRequest, figuresOf, inWords } from './cpu-per-request.ts'
import { workerdPid } from './process-cpu.ts'
import { reportFigures } from './figure.ts'
import { day } from '../visitor/post.ts'

/** Milliseconds of CPU that a search for hotels may take. */
const medianLimit = 8
const port = Number(process.env.PORT ?? 4226)

const cities =
  'BOG MDE CTG MEX CUN LIM SCL BUE RIO SAO PTY PUJ MIA NYC LAX MAD BCN LIS PAR LON ROM VCE AMS BER IST TYO'.split(' ')

const { miniflare, url } = await buildUnlessBuilt().then(() => serveWorkers({ port, workers: ['trayecto_backend'] }))
const pid = workerdPid()

interface City {
  readonly location: { readonly lat: number; readonly lon: number }
}

const centreOf = async (code: string): Promise<City['location']> => {
  const response = await fetch(new URL(`/hotel/destinations/${code}`, url))
  const { location }: City = JSON.parse(await response.text())
  return location
}

const search = (code: string, { lat, lon }: City['location'], days: number): Promise<Response> =>
  fetch(new URL('/hotel/search', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      geoSearch: { geoCode: { latitude: lat, longitude: lon }, radius: 200, unit: 'MI', destinationCode: code },
      pagination: { offset: 1, pageSize: 200 },
      rateInfo: {
        currencyCode: 'USD',
        refundableOnly: false,
        stayDateTimeRange: { startDate: day(days), endDate: day(days + 5) },
      },
      rooms: [
        { index: 1, adult: 2, children: 1, childAge: [6] },
        { index: 2, adult: 2, children: 0, childAge: [] },
      ],
    }),
  })

const places = await Promise.all(cities.map(async (code) => [code, await centreOf(code)] as const))
const requests = (days: number): SendRequest[] =>
  places.map(
    ([code, centre], index): SendRequest =>
      () =>
        search(code, centre, days + index),
  )

await cpuPerRequest(pid, [...requests(200), ...requests(240)])
const control = figuresOf(
  await cpuPerRequest(
    pid,
    places.map((): SendRequest => () => fetch(new URL('/healthz', url))),
  ),
)
const figures = figuresOf(await cpuPerRequest(pid, [...requests(20), ...requests(60), ...requests(100)]))
await miniflare.dispose()

console.log(inWords('control (healthz)', control))
console.log(inWords(`search of hotels, five nights and two rooms, ${places.length} cities`, figures))
reportFigures([
  {
    name: 'search of hotels, CPU, median',
    value: figures.median,
    unit: 'ms',
    control: { name: '/healthz', value: control.median },
    goal: { of: 'value', most: medianLimit },
  },
])
