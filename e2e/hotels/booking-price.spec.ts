import { formatMoney } from '../../domain/money/money-format.ts'
import { cards } from '../booking/paying.ts'
import { bendBackend } from '../faults.ts'
import { ports } from '../servers.ts'
import { expect, test } from '../test.ts'
import { checkedStay, openStay } from './choosing.ts'
import { expectGuests, fillGuests, payButton, payWithCard } from './guest-form.ts'
import { goToPayStay } from './ready-guest.ts'

test.describe.configure({ mode: 'serial' })
test.afterEach(() => bendBackend({}))

test('a hotel that moves its price before it is paid asks each time, and charges what was said yes to @faults', async ({
  page,
}) => {
  const { price } = await checkedStay('standard')
  const raised = { ...price.total, amount: price.total.amount + 2500 }
  await bendBackend({
    path: '/user/session/set/hotel-order',
    status: 409,
    text: JSON.stringify({
      _tag: 'PriceChanged',
      code: 'price_changed',
      message: 'The price has changed.',
      requestId: 'journey',
      previous: price.total,
      current: raised,
    }),
  })
  const { readBooking } = await goToPayStay(page, 'standard', 'es', ports.siteOverFaults)
  const question = page.getByRole('dialog')
  await expect(question).toContainText('El hotel subió el precio')
  await expect(question).toContainText(formatMoney(price.total, 'es'))
  await expect(question).toContainText(formatMoney(raised, 'es'))
  await bendBackend({})
  await question.getByRole('button', { name: 'Aceptar el nuevo precio' }).click()
  await expect(question).toContainText('El hotel bajó el precio')
  await question.getByRole('button', { name: 'Aceptar el nuevo precio' }).click()
  await expect(question).toBeHidden()
  await expect(payButton(page, 'es').first()).toHaveText(`Pagar ${formatMoney(price.total, 'es')}`)
  await payWithCard(page, 'es', cards.good)
  await expect(page).toHaveURL(/\/es\/hoteles\/booking\/success$/)
  await expect(page.getByRole('region', { name: 'Total pagado' })).toContainText(formatMoney(price.total, 'es'))
  expect((await readBooking()).total).toEqual(price.dueNow)
})

test('a price that cannot be checked keeps what was typed, and one that has run out leads back to the rooms @faults', async ({
  page,
}) => {
  await page.clock.install()
  await openStay(page, 'standard', { port: ports.siteOverFaults })
  await fillGuests(page, 'en')
  await page.clock.fastForward('08:30')
  await bendBackend({ path: '/hotel/rates/check', status: 503 })
  const over = page.getByRole('dialog', { name: 'Your session has timed out.' })
  await over.getByRole('button', { name: 'Check these rooms again' }).click()
  await expect(page.getByText('We could not check the price just now. You can try again.')).toBeVisible()
  await expectGuests(page, 'en')
  await bendBackend({
    path: '/hotel/offer/',
    status: 410,
    text: JSON.stringify({ _tag: 'OfferGone', code: 'offer_expired', message: 'Too late.', requestId: 'journey' }),
  })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This price has expired')
  await bendBackend({})
  await page.getByRole('link', { name: 'Choose the room again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pruebas standard')
})

test('rooms that are gone when their price is checked again are chosen anew on the hotel’s page @faults', async ({
  page,
}) => {
  await page.clock.install()
  await openStay(page, 'standard', { port: ports.siteOverFaults })
  await fillGuests(page, 'en')
  await page.clock.fastForward('08:30')
  await bendBackend({
    path: '/hotel/rates/check',
    status: 404,
    text: JSON.stringify({ _tag: 'NotFound', code: 'not_found', message: 'No such hotel.', requestId: 'journey' }),
  })
  const over = page.getByRole('dialog', { name: 'Your session has timed out.' })
  await over.getByRole('button', { name: 'Check these rooms again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pruebas standard')
  await expect(page.getByRole('alert').filter({ visible: true })).toContainText('These prices had expired')
  await expect(page.getByText('You can try again')).toHaveCount(0)
})
