import { type Page, expect, test } from '../test.ts'
import { ana, continueToPayment, fillContact, fillTraveller } from '../booking/booking.ts'
import { faultsOfSight } from '../faults-of-sight.ts'
import { languages } from '../screens.ts'
import { chooseOffer, travelDay } from './choosing.ts'

const days = `departure=${travelDay(60)}&return=${travelDay(70)}`

/** As high as a row may be (decision 0125). */
const mostHigh = (width: number): number => (width < 768 ? 132 : 96)

const widths = [320, 360, 390, 768, 1024, 1152, 1280, 1440] as const

const operated = /Operated by|Operado por/

const openAt = (page: Page, width: number): Promise<void> => page.setViewportSize({ width, height: 900 })

for (const language of languages) {
  test(`a flight of the list is read whole however narrow the screen, in ${language}`, async ({ page }) => {
    for (const filter of ['', '&airlines=TP&stops=1']) {
      await page.goto(`/${language}/vuelos/results?from=BOG&to=MAD&${days}&adults=2${filter}`)
      for (const width of widths) {
        await openAt(page, width)
        const faults: string[] = []
        for (const offer of await page.getByRole('main').getByRole('article').all()) {
          faults.push(...(await faultsOfSight(offer, operated)))
          const { height = 0 } = (await offer.boundingBox()) ?? {}
          if (height > mostHigh(width)) faults.push(`${height} px high`)
        }
        expect.soft(faults, `${width} px, ${filter}`).toEqual([])
      }
    }
  })
}

for (const language of languages)
  test(`estimates in another currency make no flight of the list higher than it may be, in ${language}`, async ({
    page,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: 'currency', value: 'COP', url: baseURL ?? '' }])
    await page.goto(`/${language}/vuelos/results?from=BOG&to=MAD&${days}&adults=2`)
    for (const width of [320, 390]) {
      await openAt(page, width)
      const offers = page.getByRole('main').getByRole('article')
      await expect(offers.first()).toContainText('COP')
      const heights = await offers.evaluateAll((all) => all.map((offer) => offer.getBoundingClientRect().height))
      expect.soft(Math.max(...heights), `${width} px`).toBeLessThanOrEqual(mostHigh(width))
    }
  })

test('who flies is named in full on the summary and where it is paid', async ({ page }) => {
  await chooseOffer(page, { from: 'BOG', to: 'MAD', roundTrip: true, airline: 'TP', operatedBy: true })
  const trip = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: /^Outbound/ }) })
  const operator = /Operated by (.+)/.exec(await trip.first().innerText())?.[1] ?? ''
  expect(operator).not.toBe('')
  for (const width of [...widths, 1100]) {
    await openAt(page, width)
    expect.soft(await faultsOfSight(trip.first(), /./), `${width} px`).toEqual([])
  }
  await fillTraveller(page, 'Adult 1', ana)
  await fillContact(page)
  await continueToPayment(page)
  const recap = page.getByRole('region', { name: 'What you are paying for' })
  await expect(recap).toContainText(`Operated by ${operator}`)
  await expect(recap).toContainText('(BOG)')
  for (const width of widths) {
    await openAt(page, width)
    expect.soft(await faultsOfSight(recap, /./), `${width} px`).toEqual([])
  }
})
