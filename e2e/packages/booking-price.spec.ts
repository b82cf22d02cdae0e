import { formatMoney } from '../../domain/money/money-format.ts'
import { checkedPackage } from '../../scripts/visitor/checked-package.ts'
import { pairId } from '../../src/verticals/packages/search/package-addresses.ts'
import { card } from '../booking/booking.ts'
import { post } from '../booking/ready-visitor.ts'
import { bendBackend } from '../faults.ts'
import { ports } from '../servers.ts'
import { expect, test } from '../test.ts'

test.afterEach(() => bendBackend({}))

test('a price that is accepted on the summary is its price from then on, in the address too @faults', async ({
  page,
}) => {
  const offer = await checkedPackage(post, 'standard', {
    fare: ({ refund }) => refund.allowed === false,
    rate: ({ cancel }) => cancel.refundability === 'refundable',
  })
  // until the stay’s deadline the airline alone keeps something: its whole fare
  const fare = offer.cancel.steps[0]?.keeps ?? offer.price.total
  const { total: previous } = offer.price
  const current = { ...previous, amount: previous.amount + 2500 }
  const path = '/user/session/set/package-order'
  const problem = {
    _tag: 'PriceChanged',
    code: 'price_changed',
    message: 'The price has changed.',
    requestId: 'journey',
  }
  await bendBackend({ path, status: 409, text: JSON.stringify({ ...problem, previous, current }) })
  const search = new URLSearchParams({ offer: pairId(offer), shown: String(previous.amount) })
  await page.goto(`http://localhost:${ports.siteOverFaults}/en/paquetes/booking/summary?${search}`)
  const question = page.getByRole('dialog', { name: 'The price of this package went up' })
  await expect(question).toContainText(formatMoney(current, 'en'))
  const terms = card(page, 'If you cancel flight and hotel')
  await expect(terms).toContainText(`Canceling costs ${formatMoney(fare, 'en')}`)
  // the order at the new price is still on its way
  await bendBackend({ path, status: 503 })
  await question.getByRole('button', { name: 'Accept the new price' }).click()
  const price = page.getByRole('region', { name: 'Total for flight + hotel' })
  await expect(price).toContainText(formatMoney(current, 'en'))
  await expect(page).toHaveURL(new RegExp(`[?&]shown=${current.amount}`))
  await expect(terms).toContainText(`Canceling costs ${formatMoney({ ...fare, amount: fare.amount + 2500 }, 'en')}`)
  await expect(terms).toContainText('Nothing is given back')
  await expect(card(page, 'Adult 1')).toBeVisible()
  await expect(page.getByText('The price of this package went up')).toHaveCount(0)
})
