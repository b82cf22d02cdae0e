import { type Page, expect } from '@playwright/test'
import { searchOffer } from '../../scripts/visitor/booking-visitor.ts'
import { post } from '../booking/ready-visitor.ts'
import { travelDay } from '../travel-days.ts'

export { travelDay }

interface Search {
  readonly from: string
  readonly to: string
  readonly roundTrip?: boolean
  readonly adults?: number
  /** their ages */
  readonly children?: readonly number[]
  readonly infants?: number
  /** whose flights alone are listed */
  readonly airline?: string
  /** the first flight that another airline flies than sells it */
  readonly operatedBy?: boolean
  /** false for a browser that runs none */
  readonly scripts?: boolean
}

const [departure, comingBack] = [travelDay(60), travelDay(70)]

const parametersOf = ({
  from,
  to,
  roundTrip = false,
  adults = 1,
  children = [],
  infants = 0,
  airline,
}: Search): string => {
  const young = `&children=${children.length}&ages=${children.join(',')}&infants=${infants}`
  const filter = airline === undefined ? '' : `&airlines=${airline}`
  const back = roundTrip ? `&return=${comingBack}` : ''
  return `from=${from}&to=${to}&departure=${departure}${back}&adults=${adults}${children.length + infants > 0 ? young : ''}&cabin=economy${filter}`
}

const chooseFirstFlight = (page: Page, said = ''): Promise<void> =>
  page
    .getByRole('article')
    .filter({ hasText: said })
    .first()
    .getByRole('link', { name: /^Choose/ })
    .click()

/** What a fare of the table costs. */
export const farePrice = async (page: Page, place = 0): Promise<string> => {
  const prices = page.getByRole('row', { name: /^Total price/ }).getByRole('cell')
  return (await prices.nth(place).getByText(/^USD/).first().textContent()) ?? ''
}

/** Takes the first fare of the flights that were chosen, and arrives at the summary; answers the price of that fare. */
export const chooseFirstFare = async (page: Page): Promise<string> => {
  const price = await farePrice(page)
  await page
    .getByRole('link', { name: /^Continue/ })
    .first()
    .click()
  await expect(page).toHaveTitle(/^Your trip/)
  return price
}

/** Searches, takes the first flights and the first fare, and arrives at the summary; answers the price of that fare. */
export const chooseOffer = async (
  page: Page,
  { scripts = true, operatedBy = false, ...search }: Search,
): Promise<string> => {
  const list = scripts ? page.waitForResponse(/\/api\/flights\/list/) : undefined
  await page.goto(`/en/vuelos/results?${parametersOf(search)}`)
  // the list comes alive when somebody turns to the page; before that a choice loads the next page whole
  await page.mouse.move(20, 20, { steps: 2 })
  await list
  await chooseFirstFlight(page, operatedBy ? 'Operated by' : '')
  await expect(page.getByRole('link', { name: 'Change departure' })).toBeVisible()
  if (search.roundTrip) {
    await chooseFirstFlight(page)
    await expect(page.getByRole('link', { name: 'Change return' })).toBeVisible()
  }
  return chooseFirstFare(page)
}

/** The summary of the first offer for an adult one way, as whoever kept its address opens it: for journeys that begin there. */
export const openOffer = async (page: Page, search: Pick<Search, 'from' | 'to'>): Promise<void> => {
  const { offerId, shown } = await searchOffer(post, [search.from, search.to], [departure])
  await page.goto(`/en/booking/summary?${parametersOf(search)}&offer=${offerId}&shown=${shown.amount}`)
  await expect(page).toHaveTitle(/^Your trip/)
}
