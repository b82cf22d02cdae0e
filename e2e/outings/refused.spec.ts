import { searchOffer } from '../../scripts/visitor/booking-visitor.ts'
import { violationsOf } from '../axe.ts'
import type { Language } from '../activities/booking-activity.ts'
import { card } from '../booking/booking.ts'
import { cards } from '../booking/paying.ts'
import { post } from '../booking/ready-visitor.ts'
import { payWithCard } from '../hotels/guest-form.ts'
import { hasPenalty, isFree } from '../packages/choosing.ts'
import { type Page, expect, test } from '../test.ts'
import { chooseAnotherTime, goToPayOuting, reservedPair } from './ready-outing.ts'

const money = /USD\s[\d,.]+/

/** Of what is never given back the flight is bought first; the activity is gone by then. */
const payForWhatIsGone = async (page: Page, language: Language, fare: Parameters<typeof goToPayOuting>[1]['fare']) => {
  const { visitor, offerId } = await goToPayOuting(page, { activity: 'all_sales_final', fare }, language)
  await chooseAnotherTime('all_sales_final', offerId)
  await payWithCard(page, language, cards.good)
  return visitor
}

test('an activity that is gone once the flight is bought: the traveller keeps the flight, and pays for it alone @phone', async ({
  page,
}) => {
  const visitor = await payForWhatIsGone(page, 'es', hasPenalty)
  await expect(page).toHaveURL(/\/es\/paquetes\/booking\/waiting$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'El organizador no pudo confirmar. ¿Quieres el vuelo?',
  )
  await expect(page.getByText('que pagamos nosotros, no tú')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  const keep = page.getByRole('button', { name: /^Conservar el vuelo por USD/ })
  const price = money.exec((await keep.textContent()) ?? '')?.[0] ?? 'no price'
  await keep.click()
  await expect(page).toHaveURL(/\/es\/paquetes\/booking\/success$/)
  await expect(card(page, 'Total pagado')).toContainText(price)
  await expect(page.getByText('Código de reserva de la aerolínea', { exact: true })).toBeVisible()
  await expect(page.getByText('Esto es lo que conservaste de tu viaje')).toBeVisible()
  for (const gone of ['Referencia del organizador', 'Tu actividad'])
    await expect(page.getByText(gone, { exact: true })).toHaveCount(0)
  expect(await violationsOf(page)).toEqual([])
  await visitor.succeed('startBooking', { ...(await searchOffer(post)), page: { locale: 'es', prefixed: true } })
  await page.reload()
  await expect(page).toHaveURL(/\/es\/paquetes\/booking\/success$/)
  await expect(page.getByText('Esto es lo que conservaste de tu viaje')).toBeVisible()
})

test('an activity that is gone once the flight is bought: it is given back, and another is chosen with the same flight', async ({
  page,
}) => {
  await payForWhatIsGone(page, 'en', hasPenalty)
  await expect(page).toHaveURL(/\/en\/paquetes\/booking\/waiting$/)
  await page.getByRole('button', { name: 'Give it back and choose another activity' }).click()
  await expect(page).toHaveURL(/\/en\/activities\/result\?.*flight=/)
  await expect(page.getByText('With the flight that you have chosen')).toBeVisible()
})

test('an activity that is gone while the flight costs nothing to give back: nothing is charged, or the flight alone', async ({
  page,
}) => {
  await payForWhatIsGone(page, 'en', isFree)
  await expect(page).toHaveURL(/\/en\/paquetes\/actividad\/summary\?/)
  const dialog = page.getByRole('dialog', { name: 'Your payment did not go through' })
  await expect(dialog).toContainText('The organizer could not confirm the activity, so we gave the flight back')
  await expect(dialog).toContainText('Nothing has been charged')
  expect(await violationsOf(page)).toEqual([])
  await expect(dialog.getByRole('link', { name: 'Choose another activity' })).toHaveAttribute(
    'href',
    /\/en\/activities\/result\?.*flight=/,
  )
  const alone = dialog.getByRole('link', { name: /^The flight alone for USD/ })
  const price = money.exec((await alone.textContent()) ?? '')?.[0] ?? 'no price'
  await alone.click()
  await expect(page).toHaveURL(/\/en\/booking\/summary\?offer=/)
  await expect(page.getByRole('region', { name: 'Total price' }).first()).toContainText(price)
  await expect(card(page, 'Adult 1').getByLabel('First name')).toHaveValue('Ana María')
})

test('a flight and an activity whose time is over are checked again: they stand, or the page says that they are gone', async ({
  page,
}) => {
  await page.clock.install()
  const { offerId, pair } = await reservedPair({ activity: 'standard', fare: isFree })
  await page.goto(`/en/paquetes/actividad/summary?${new URLSearchParams({ offer: pair })}`)
  const held = page.getByText(/^Prices checked, held until/)
  const checkAgain = async (): Promise<void> => {
    await expect(held).toBeVisible()
    await page.clock.fastForward('08:05')
    const over = page.getByRole('dialog', { name: 'Your session has timed out.' })
    await over.getByRole('button', { name: 'Check this package again' }).click()
    await expect(over).toBeHidden()
  }
  await checkAgain()
  await chooseAnotherTime('standard', offerId)
  await checkAgain()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This price has expired')
  await expect(page.getByRole('link', { name: 'Choose another activity' })).toBeVisible()
})
