import { type Page, expect } from '@playwright/test'

/** A day that airlines sell, far enough ahead that nothing about it is special. */
export const travelDay = (daysAhead: number): string =>
  new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10)

interface Search {
  readonly from: string
  readonly to: string
  readonly roundTrip?: boolean
  readonly adults?: number
}

const resultsPath = ({ from, to, roundTrip = false, adults = 1 }: Search): string => {
  const back = roundTrip ? `&return=${travelDay(70)}` : ''
  return `/en/vuelos/results?from=${from}&to=${to}&departure=${travelDay(60)}${back}&adults=${adults}&cabin=economy`
}

/** Searches, takes the first flights and the first fare, and arrives at the summary; answers the price of that fare. */
export const chooseFirstOffer = async (page: Page, search: Search): Promise<string> => {
  await page.goto(resultsPath(search))
  await page
    .getByRole('link', { name: /^Choose/ })
    .first()
    .click()
  if (search.roundTrip) {
    await page.waitForURL(/[?&]out=/)
    await page
      .getByRole('link', { name: /^Choose/ })
      .first()
      .click()
  }
  const fare = page.getByRole('article').filter({ has: page.getByRole('link', { name: /^Continue/ }) })
  const price = (await fare.first().getByText(/^USD/).first().textContent()) ?? ''
  await fare
    .first()
    .getByRole('link', { name: /^Continue/ })
    .click()
  await page.waitForURL(/\/booking\/summary/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return price
}
