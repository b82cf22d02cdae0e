import { expect, test } from '../test.ts'
import { becomeVisitor } from '../booking/paying.ts'
import { readyVisitor } from '../booking/ready-visitor.ts'
import { firstLoadOf } from '../../scripts/bench/browser/first-load.ts'
import { anHourAgo } from './late-scripts.ts'
import { stayDays, travelDay } from '../travel-days.ts'

/**
 * gzip kilobytes of script that a page may load before anybody touches it. `map` is what a map that stands beside its list brings:
 * itself, and the list's own script, which elsewhere waits to be touched. A page that is read loads nothing until then: `read` is what comes with the touch.
 */
const budgets = {
  home: 136,
  results: 147.2,
  asked: 162.8,
  tab: 152,
  chosen: 163.6,
  list: 146.5,
  map: 25.7,
  paid: 158.05,
  read: 129.9,
} as const

const pages = [
  { name: 'home', path: '/es', budget: budgets.home },
  {
    name: 'results',
    path: `/es/vuelos-bogota-madrid/results?from=BOG&to=MAD&departure=${travelDay(100)}&return=${travelDay(110)}&adults=1&cabin=economy`,
    budget: budgets.results,
  },
  {
    name: 'flights of packages',
    path: `/es/paquetes/result?from=BOG&to=CTG&${stayDays('departure', 'return')}&guests=2&cabin=economy`,
    budget: budgets.chosen,
  },
  {
    name: 'hotels',
    path: `/es/hoteles/result?destination=CTG&${stayDays()}&guests=2`,
    budget: budgets.list,
    isSmall: true,
  },
  {
    name: 'hotels beside their map',
    path: `/es/hoteles/result?destination=CTG&${stayDays()}&guests=2`,
    budget: budgets.list + budgets.map,
  },
  { name: 'the tab of hotels', path: '/es?tab=hotels', budget: budgets.tab },
  {
    name: 'a hotel',
    path: `/es/hoteles/summary?hotel=CTG014&${stayDays()}&guests=2`,
    budget: budgets.asked,
  },
  {
    name: 'activities',
    path: `/es/activities/result?destination=CTG&${stayDays('from', 'to')}&guests=2-8`,
    budget: budgets.list,
    isSmall: true,
  },
  {
    name: 'an activity',
    path: `/es/activities/PRUEBAS-standard?from=${travelDay(60)}&to=${travelDay(62)}&guests=2-8`,
    budget: budgets.chosen,
    isSmall: true,
  },
  { name: 'explore with its map', path: '/es/explorar?from=BOG', budget: budgets.asked },
  { name: 'cruises', path: '/es/cruceros', budget: budgets.chosen },
  {
    name: 'a sailing',
    path: '/es/cruceros/mediterraneo-occidental-tramontana-2027-05-22',
    budget: budgets.list,
  },
  { name: 'the tab of cruises', path: '/es?tab=cruises', budget: budgets.tab },
  { name: 'tours', path: '/es/turs/result', budget: budgets.list, isSmall: true },
  { name: 'a tour', path: '/es/turs/peru/peru-clasico', budget: budgets.chosen, isSmall: true },
  { name: 'all tours', path: '/es/turs', budget: budgets.chosen },
  { name: 'the page to pay on', path: '/es/booking/BillingSummary', budget: budgets.paid, isPaid: true },
  { name: 'an airline', path: '/es/aerolineas/iberia-airline-IB', budget: budgets.read, isRead: true },
  { name: 'a country', path: '/es/espana', budget: budgets.read, isRead: true },
  { name: 'an article', path: '/es/articulos/equipaje-de-mano', budget: budgets.read, isRead: true },
]

for (const { name, path, budget, ...screen } of pages) {
  test(`${name} loads at most ${budget} kB of script`, async ({ page }) => {
    // a map is loaded once it is on the screen
    if ('isSmall' in screen) await page.setViewportSize({ width: 390, height: 844 })
    if ('isPaid' in screen) await becomeVisitor(page, await readyVisitor())
    // where prices have moved since a page was kept, home brings what asks for them anew: none have an hour ago
    await page.addInitScript(anHourAgo)
    const { bytes, scripts } = await firstLoadOf(page, path, 'isRead' in screen)
    // a library of maps is for sites with tiles, once a map is on the screen
    for (const script of scripts) expect(script.includes('maplibregl')).toBe(false)
    const total = bytes / 1000
    test.info().annotations.push({ type: 'script, gzip kB', description: total.toFixed(3) })
    expect(scripts.length).toBeGreaterThan(0)
    expect(total).toBeLessThanOrEqual(budget)
  })
}

test("the brand's typeface is loaded and draws the page", async ({ page }) => {
  await page.goto('/en')
  const loaded = await page.evaluate(async () => {
    const faces = await document.fonts.ready
    return [...faces].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', ''))
  })
  const brand = 'Plus Jakarta Sans Variable'
  expect(loaded).toContain(brand)
  for (const drawn of [page.getByRole('heading', { level: 1 }), page.getByRole('contentinfo')])
    await expect(drawn).toHaveCSS('font-family', new RegExp(`^"?${brand}`))
})
