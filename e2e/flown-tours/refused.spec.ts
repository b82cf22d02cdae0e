import { violationsOf } from '../axe.ts'
import { cards } from '../booking/paying.ts'
import { payWithCard } from '../hotels/guest-form.ts'
import { hasPenalty, isFree } from '../packages/choosing.ts'
import { expect, test } from '../test.ts'
import { reservedDeparture } from '../tours/ready-traveler.ts'
import { goToPayFlownTour } from './ready-flown-tour.ts'

const words = {
  en: {
    dialog: 'Your payment did not go through',
    refusal: 'The operator could not confirm the tour',
    nothing: 'Nothing has been charged',
    another: 'Choose another departure',
    alone: /^The flight alone for USD/,
  },
  es: {
    dialog: 'Tu pago no se completó',
    refusal: 'El operador no pudo confirmar el tour',
    nothing: 'No se cobró nada',
    another: 'Elegir otra salida',
    alone: /^Solo el vuelo por USD/,
  },
} as const

for (const language of ['en', 'es'] as const) {
  test(`a tour that is gone once the flight is held: nothing is charged, and another way is offered, ${language}`, async ({
    page,
  }) => {
    const said = words[language]
    const { offerId } = await goToPayFlownTour(page, isFree, language)
    // whoever reserved it chooses a departure anew in another tab: these places are given back
    await reservedDeparture('standard', { guests: '1', instead: offerId })
    await payWithCard(page, language, cards.good)
    await expect(page).toHaveURL(new RegExp(`/${language}/paquetes/tur/summary\\?`))
    const dialog = page.getByRole('dialog', { name: said.dialog })
    await expect(dialog).toContainText(said.refusal)
    await expect(dialog).toContainText(said.nothing)
    expect(await violationsOf(page)).toEqual([])
    await expect(dialog.getByRole('link', { name: said.another })).toHaveAttribute(
      'href',
      /\/turs\/pruebas\/pruebas-standard/,
    )
    await expect(dialog.getByRole('link', { name: said.alone })).toBeVisible()
  })
}

test('a fare that costs something to give back is not bought before the places are sure', async ({ page }) => {
  const { offerId } = await goToPayFlownTour(page, hasPenalty, 'en')
  await reservedDeparture('standard', { guests: '1', instead: offerId })
  await payWithCard(page, 'en', cards.good)
  const dialog = page.getByRole('dialog', { name: words.en.dialog })
  await expect(dialog).toContainText('so we gave the flight back, at no cost')
  await expect(dialog).toContainText(words.en.nothing)
})
