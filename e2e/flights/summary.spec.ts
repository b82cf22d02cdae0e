import { expect, test, failedLoad } from '../test.ts'
import { violationsInThemes } from '../axe.ts'
import { chooseOffer, openOffer } from './choosing.ts'
import { languages } from '../screens.ts'

test.describe('the trip summary', () => {
  test('shows the chosen trip at the price of its fare card @phone', async ({ page }) => {
    const price = await chooseOffer(page, { from: 'BOG', to: 'MAD', roundTrip: true, adults: 2 })
    await expect(page).toHaveTitle(/^Your trip/)
    await expect(page.getByRole('heading', { level: 1, name: 'Your trip to Madrid' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: /^Outbound/ })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: /^Return/ })).toBeVisible()
    const total = page.getByRole('region', { name: 'Total price' })
    await expect(total.getByText(price, { exact: true }).first()).toBeVisible()
    await expect(total.getByText('All charges are made in US dollars.')).toBeVisible()
    await expect(total.getByText('2 adults')).toBeVisible()
    await expect(page.getByText(/^Prices checked, held until/)).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  })

  test('has nothing for axe to find, dialog open or not @phone', async ({ page }) => {
    await openOffer(page, { from: 'LHR', to: 'STN' })
    const [before, after] = page.url().split('/en/')
    for (const language of languages) {
      await page.goto(`${before}/${language}/${after}`)
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await violationsInThemes(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      expect(await violationsInThemes(page)).toEqual([])
    }
  })

  test('opens again from its address, in the other language, and leads back to its results', async ({
    page,
    browser,
  }) => {
    await chooseOffer(page, { from: 'BOG', to: 'MAD', roundTrip: true })
    const friend = await browser.newPage()
    await friend.goto(page.url().replace('/en/', '/es/'))
    await expect(friend.getByRole('heading', { level: 1, name: 'Tu viaje a Madrid' })).toBeVisible()
    await friend.getByRole('link', { name: 'Volver a los resultados' }).first().click()
    await friend.waitForURL(/\/es\/.*\/results\?.*from=BOG/)
    await friend.close()
  })

  test('says about how much the total is in another currency, after what is charged', async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: 'currency', value: 'COP', url: baseURL ?? '' }])
    await openOffer(page, { from: 'BOG', to: 'MAD' })
    const total = page.getByRole('region', { name: 'Total price' })
    await expect(total.getByText(/^USD/).first()).toBeVisible()
    await expect(total.getByText(/≈\sCOP\s[\d.]+$/)).toBeVisible()
    await expect(total.getByText(/estimates at the rate of/)).toBeVisible()
  })

  test('needs an offer', async ({ page, provoke }) => {
    provoke(failedLoad)
    await page.goto('/en/booking/summary')
    await expect(page).toHaveURL(/\/en\/?$/)
    expect((await page.goto('/en/booking/summary?offer=nothing-of-ours'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a trip is chosen, read, and its moved price accepted', async ({ page }) => {
    await chooseOffer(page, { from: 'BOG', to: 'MAD', scripts: false })
    await expect(page.getByRole('region', { name: 'Total price' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Who travels' })).toBeVisible()
    await page.goto(page.url().replace(/shown=\d+/, 'shown=100'))
    await expect(page.getByRole('heading', { name: 'Who travels' })).toBeHidden()
    await page.getByRole('link', { name: 'Accept the new price' }).click()
    await expect(page.getByRole('heading', { name: 'Who travels' })).toBeVisible()
  })
})

test.describe('routes with a fixed outcome', () => {
  test('LHR–STN: a raised price asks before anything goes on @phone', async ({ page }) => {
    const price = await chooseOffer(page, { from: 'LHR', to: 'STN' })
    const dialog = page.getByRole('dialog', { name: 'The airline has raised the price' })
    await expect(dialog).toBeVisible()
    await expect(dialog.getByText(price, { exact: true })).toBeVisible()
    const next = page.getByRole('heading', { name: 'Who travels' })
    await expect(next).toBeHidden()
    const raised = (await dialog.getByText(/^USD/).last().textContent()) ?? ''
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(next).toBeHidden()
    await page.evaluate(() =>
      addEventListener('focusin', ({ target }) => {
        if (target instanceof Element && target.id === 'next') document.body.dataset.wasLedOn = ''
      }),
    )
    await page.getByRole('link', { name: 'Accept the new price' }).click()
    await expect(next).toBeVisible()
    await expect(page.locator('body[data-was-led-on]')).toBeAttached()
    await expect(page.locator('#price-moved')).toBeHidden()
    await expect(dialog).toBeHidden()
    const total = page.getByRole('region', { name: 'Total price' })
    await expect(total.getByText(raised, { exact: true }).first()).toBeVisible()
    const minor = raised.replaceAll(/\D/g, '')
    await expect(page).toHaveURL(new RegExp(`shown=${minor}(&|$)`))
  })

  test('LHR–STN: a refused price leads back to the results', async ({ page }) => {
    await chooseOffer(page, { from: 'LHR', to: 'STN' })
    await page.getByRole('dialog').getByRole('link', { name: 'Back to results' }).click()
    await page.waitForURL(/\/results\?.*from=LHR/)
  })

  test('LGW–LHR: an offer that is gone leads to similar flights', async ({ page, provoke }) => {
    provoke(failedLoad)
    await chooseOffer(page, { from: 'LGW', to: 'LHR' })
    await expect(page.getByRole('heading', { level: 1, name: 'This offer is gone' })).toBeVisible()
    expect((await page.reload())?.status()).toBe(410)
    await page.getByRole('link', { name: 'See similar flights' }).click()
    await page.waitForURL(/\/results\?.*from=LGW/)
  })

  test('BTS–MRU: no bag is included', async ({ page }) => {
    await openOffer(page, { from: 'BTS', to: 'MRU' })
    const baggage = page.getByRole('region', { name: 'Baggage' })
    await expect(baggage.getByText('No checked bag included')).toBeVisible()
    await expect(baggage.getByText(/^One more checked bag/)).toBeVisible()
  })

  test('BTS–ABV: no bag can be added', async ({ page }) => {
    await openOffer(page, { from: 'BTS', to: 'ABV' })
    const baggage = page.getByRole('region', { name: 'Baggage' })
    await expect(baggage.getByText('No more bags can be added to this flight.')).toBeVisible()
  })

  test('JFK–EWR: seats are held and paid later', async ({ page }) => {
    await openOffer(page, { from: 'JFK', to: 'EWR' })
    await expect(page.getByText('This airline holds your seats first and takes payment later')).toBeVisible()
  })

  test('DXB–AMS: a technical stop is told on the way', async ({ page }) => {
    await chooseOffer(page, { from: 'DXB', to: 'AMS', airline: 'ZZ' })
    await expect(page.getByText(/^Technical stop in /).filter({ visible: true })).toBeVisible()
  })
})

test.describe('the session', () => {
  test('is warned of, extended once, and asked about at its end', async ({ page }) => {
    await page.clock.install()
    await chooseOffer(page, { from: 'BOG', to: 'MAD' })
    await expect(page.getByText(/^Prices checked, held until/)).toBeVisible()
    const longer = page.getByRole('button', { name: 'Check the price and hold it longer' })
    await expect(longer).toBeHidden()
    await page.clock.fastForward('07:10')
    await longer.click()
    await expect(longer).toBeHidden()
    await page.clock.fastForward('07:10')
    await expect(page.getByText('Prices are held for less than a minute more.').last()).toBeVisible()
    await expect(longer).toBeHidden()

    await page.clock.fastForward('01:00')
    const dialog = page.getByRole('dialog', { name: 'Your session has timed out.' })
    await expect(dialog).toBeVisible()
    for (const name of ['Refresh selected flight', 'Refresh results', 'Back to results'])
      await expect(dialog.getByRole('button', { name })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Check them again' }).click()
    await expect(page.getByText(/^Prices checked, held until/)).toBeVisible()
  })

  test('keeps the focus inside its dialog, and leads back to the results', async ({ page }) => {
    await page.clock.install()
    await chooseOffer(page, { from: 'BOG', to: 'MAD' })
    await page.clock.fastForward('08:30')
    const dialog = page.getByRole('dialog', { name: 'Your session has timed out.' })
    await expect(dialog).toBeVisible()
    for (let press = 0; press < 8; press++) {
      await page.keyboard.press('Tab')
      const outside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      )
      expect(outside).toBe(false)
    }
    await dialog.getByRole('button', { name: 'Back to results' }).click()
    await page.waitForURL(/\/results\?.*from=BOG/)
  })

  test('asks on the results page too, and leads to the chosen flight again', async ({ page }) => {
    await page.clock.install()
    await chooseOffer(page, { from: 'BOG', to: 'MAD' })
    await page.getByRole('link', { name: 'Back to results' }).click()
    await expect(page.getByRole('link', { name: 'Change departure' })).toBeVisible()
    await expect(page.getByText(/^Prices checked, held until/)).toBeVisible()
    await page.clock.fastForward('16:00')
    const dialog = page.getByRole('dialog', { name: 'Your session has timed out.' })
    await dialog.getByRole('button', { name: 'Refresh selected flight' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your trip to Madrid' })).toBeVisible()
  })

  test('goes on after a reload, and is over after a long sleep', async ({ page }) => {
    await page.clock.install()
    await chooseOffer(page, { from: 'BOG', to: 'MAD' })
    const until = await page.getByText(/^Prices checked, held until/).textContent()
    await page.clock.fastForward('03:00')
    await page.reload()
    await expect(page.getByText(until ?? '')).toBeVisible()
    await page.clock.fastForward('05:00:00')
    await expect(page.getByRole('dialog', { name: 'Your session has timed out.' })).toBeVisible()
  })
})
