import { nightsBetween } from '#domain/time/dates.ts'
import { sceneOf } from '#/features/content/wire/scene-of.ts'
import type { Chart } from '#/ui/chart/route-chart.tsx'
import { keyOf } from '../sailing/key-of.ts'
import type { GradePrices, ListedSailing, Sailing, ShipDetail } from '../sailing/sailing.ts'
import type { WireListed, WireSailing } from './cruise-wire.server.ts'

const minorPerDollar = 100

/** `NA`, missing, nothing and unreadable are no price (rule cruise-1). */
const priceIn = (written: string | number | null | undefined): number | undefined => {
  const price = Number(written ?? Number.NaN)
  return Number.isFinite(price) && price > 0 ? Math.round(price * minorPerDollar) : undefined
}

const pricesOf = ({ priceInside, priceOceanview, priceBalcony, priceSuite }: WireListed): GradePrices =>
  Object.fromEntries(
    Object.entries({
      inside: priceInside,
      oceanview: priceOceanview,
      balcony: priceBalcony,
      suite: priceSuite,
    }).flatMap(([grade, written]) => {
      const price = priceIn(written)
      return price === undefined ? [] : [[grade, price]]
    }),
  )

/** A key of a region that has no name, as people would write it. */
const named = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1).replaceAll('-', ' ')

export const listedFrom = (wire: WireListed): ListedSailing => ({
  id: wire.id,
  title: wire.title,
  route: wire.route ?? wire.id,
  region: wire.region.toLowerCase(),
  destination: wire.destination ?? named(wire.region),
  vendor: wire.vendor,
  ship: wire.ship,
  nights: wire.nights ?? nightsBetween(wire.sailDate.slice(0, 10), wire.returnDate.slice(0, 10)),
  portsRoute: wire.portsRoute,
  departingPort: wire.departingPort,
  departingCode: (wire.routemap[0]?.code ?? keyOf(wire.departingPort)).toLowerCase(),
  sailDate: wire.sailDate.slice(0, 10),
  returnDate: wire.returnDate.slice(0, 10),
  prices: pricesOf(wire),
  taxesIncluded: wire.taxesIncluded ?? undefined,
  pricesReadOn: wire.pricesReadOn?.slice(0, 10),
  scene: sceneOf(wire.shipImage),
})

/** Paths of SVG and nothing else: they come from elsewhere. */
const isPath = (text: string): boolean => /^[MmLlHhVvZz0-9 .,-]*$/.test(text)

export const chartFrom = (wire: Chart | null | undefined): Chart | undefined =>
  wire && isPath(wire.land) && isPath(wire.course) ? wire : undefined

const courseFrom = ({ course, routemap }: WireSailing): Sailing['course'] => {
  if (!course || course.length !== routemap.length - 1) return undefined
  return course.map((leg) =>
    Array.from({ length: Math.floor(leg.length / 2) }, (_, index) => ({
      longitude: leg[2 * index] ?? 0,
      latitude: leg[2 * index + 1] ?? 0,
    })),
  )
}

export const sailingFrom = (wire: WireSailing): Sailing => ({
  ...listedFrom(wire),
  description: wire.metaTags.find(({ name }) => name.toLowerCase() === 'description')?.content ?? wire.title,
  itinerary: wire.itinerary.map(({ day, port, arrives, leaves }) => ({
    day,
    port: port ?? undefined,
    arrives: arrives ?? undefined,
    leaves: leaves ?? undefined,
  })),
  ports: wire.routemap.map(({ name, latitude, longitude }) => ({ name, latitude, longitude })),
  course: courseFrom(wire),
  chart: chartFrom(wire.chart),
  rating: wire.rating ?? undefined,
  gratuities: wire.gratuities === null || wire.gratuities === undefined ? undefined : wire.gratuities * minorPerDollar,
  shipDescription: wire.shipDescription,
  shipDetails: Object.fromEntries(
    Object.entries(wire.shipDetails ?? {}).flatMap(([detail, value]) => (value ? [[detail as ShipDetail, value]] : [])),
  ),
})
