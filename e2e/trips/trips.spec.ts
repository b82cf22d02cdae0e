import { openEarly } from '../site/late-scripts.ts'
import { type Page, expect, test, failedLoad } from '../test.ts'
import { violationsInThemes } from '../axe.ts'
import { cards } from '../booking/paying.ts'
import { keptTrips, workerInCharge } from '../offline.ts'
import { ports } from '../servers.ts'
import { booked } from './booked.ts'

test('the owner sees the confirmation with all of it, after a reload too @phone', async ({ page, context }) => {
  const { reference } = await booked(context)
  await page.goto('/en/booking/confirm')
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you, Ana María/ })).toBeVisible()
  await expect(page.getByText(reference).first()).toBeVisible()
  const airline = page.locator('dl > div').filter({ hasText: 'Airline reference' })
  await expect(airline).toContainText(/[A-Z\d]{6,}For check-in with \w+/)
  await expect(page.getByText(/^Confirmed, ticket/)).toBeVisible()
  const paid = page.getByRole('region', { name: 'Total amount paid' })
  await expect(paid.getByText('Visa •••• 4242')).toBeVisible()
  await expect(paid.getByText('Ana Muñoz')).toBeVisible()
  await expect(paid.getByText(/Calle 93/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Travelers' }).getByText('Ana María Muñoz')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Outbound: Bogotá – Madrid' })).toBeVisible()
  await page.reload()
  await expect(page.getByText(reference).first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain(cards.good)
})

test('tickets appear by themselves', async ({ page, context }) => {
  await booked(context)
  await page.goto('/en/booking/confirm')
  await expect(page.getByText('Confirmed, tickets issued')).toBeVisible({ timeout: 25_000 })
  await expect(page.getByRole('region', { name: 'Travelers' }).getByText('Ticket', { exact: true })).toBeVisible()
})

test('whoever has booked nothing is led to the start', async ({ page }) => {
  await page.goto('/en/booking/confirm')
  await expect(page).toHaveURL('/en')
})

test('the calendar file holds each flight at its instant', async ({ page, context }) => {
  const { id, reference } = await booked(context)
  const answer = await page.request.get(`/api/trips/calendar?booking=${id}&language=en`)
  expect(answer.headers()['content-type']).toContain('text/calendar')
  const text = (await answer.text()).replaceAll('\r\n ', '')
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(text).toMatch(/\r\nEND:VCALENDAR\r\n$/)
  const events = text.split('BEGIN:VEVENT').slice(1)
  expect(events.length).toBeGreaterThan(0)
  for (const event of events) {
    expect(event).toMatch(/DTSTART:\d{8}T\d{6}Z/)
    expect(event).toMatch(/DTEND:\d{8}T\d{6}Z/)
    expect(event).toContain(reference)
    expect(event).toMatch(/Airline reference: [A-Z\d]{6}/)
  }
  expect((await page.request.get('/api/trips/calendar?booking=bk-other')).status()).toBe(404)
})

test('paper is light, whatever the screen is', async ({ page, context }) => {
  await booked(context)
  for (const theme of ['dark', 'system'] as const) {
    await context.addCookies([{ name: 'theme', value: theme, domain: 'localhost', path: '/' }])
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/en/booking/confirm')
    const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
    expect(await scheme()).toBe('dark')
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
    expect(await scheme()).toBe('light')
    await page.emulateMedia({ media: 'screen' })
  }
})

test('a button that is pressed before the scripts come does what it says, once', async ({ page, context }) => {
  await booked(context)
  await page.addInitScript(() => {
    const printed: string[] = []
    Object.assign(window, { printed, print: () => printed.push('once') })
  })
  const release = await openEarly(page, '/en/booking/confirm')
  const print = page.getByRole('button', { name: 'Print' })
  await print.click()
  await print.click()
  release()
  const printed = () => page.evaluate(() => (window as unknown as { printed: string[] }).printed)
  await expect.poll(printed).toEqual(['once'])
  await print.click()
  await expect.poll(printed).toEqual(['once', 'once'])
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a mail ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled })

    test('is sent again, to the booking’s own address', async ({ page, context }) => {
      const { reference } = await booked(context)
      await page.goto('/en/booking/confirm')
      await page.getByRole('button', { name: 'Send the email again' }).click()
      await expect(page.getByText('It is on its way to ana@example.com.')).toBeVisible()
      await page.goto('/outbox')
      await expect(page.getByRole('listitem').filter({ hasText: reference })).toHaveCount(2)
      await expect(page.getByRole('listitem').filter({ hasText: reference }).first()).toContainText('ana@example.com')
    })
  })
}

test('my journey lists the trip, and opens it', async ({ page, context }) => {
  const { reference } = await booked(context)
  await page.goto('/en/user/my-journey')
  expect(await violationsInThemes(page)).toEqual([])
  await page.getByRole('link', { name: 'Bogotá – Madrid' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your booking' })).toBeVisible()
  await expect(page.getByText(reference).first()).toBeVisible()
  // the fare's rules stay with the booking, as the terms say
  await expect(page.getByRole('region', { name: /^What the fare allows: ./ })).toContainText('Canceling')
  expect(page.url()).not.toContain(reference)
})

test('somebody else’s booking is not found', async ({ page, context, browser }) => {
  const { id } = await booked(context)
  const stranger = await browser.newPage()
  const answer = await stranger.goto(`http://localhost:${ports.site}/en/user/my-journey/booking-detail?booking=${id}`)
  expect(answer?.status()).toBe(404)
  await expect(stranger.getByText('This booking is not open in this browser.')).toBeVisible()
  await stranger.close()
  await page.goto(`/en/user/my-journey/booking-detail?booking=${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Your booking' })).toBeVisible()
})

const lookUp = async (page: Page, reference: string, email: string): Promise<void> => {
  await page.getByLabel('Booking reference').fill(reference)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Find the booking' }).click()
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the lookup ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled })

    test('opens a booking by reference and email, however they are written @phone', async ({ page, browser }) => {
      const maker = await browser.newContext()
      const { reference } = await booked(maker)
      await maker.close()
      await page.goto('/en/user/my-journey')
      await lookUp(page, ` ${reference.toLowerCase()} `, 'ANA@example.com')
      await expect(page.getByRole('heading', { level: 1, name: 'Your booking' })).toBeVisible()
      await expect(page.getByText(reference).first()).toBeVisible()
      await page.goto('/en/user/my-journey')
      const listed = page.getByRole('listitem').filter({ hasText: reference })
      await expect(listed).toContainText(/Confirmed|Tickets/)
    })

    test('says at its field what is not filled in or no address, in the language of the page', async ({ page }) => {
      await page.goto('/es/user/my-journey')
      const reference = page.getByLabel('Referencia de la reserva')
      const email = page.getByLabel('Correo electrónico')
      const find = page.getByRole('button', { name: 'Buscar la reserva' })
      await find.click()
      await expect(reference).toHaveAccessibleDescription(/La referencia de la reserva es obligatoria\.$/)
      await expect(email).toHaveAccessibleDescription('El correo electrónico es obligatorio.')
      if (javaScriptEnabled) await expect(reference).toBeFocused()
      await reference.fill('ACDEFGHJK')
      await email.fill('ana@example')
      await find.click()
      await expect(email).toHaveAccessibleDescription('Correo electrónico no válido.')
      await expect(reference).toHaveValue('ACDEFGHJK')
      await expect(reference).not.toHaveAttribute('aria-invalid')
      if (javaScriptEnabled) await expect(email).toBeFocused()
      await expect(page.getByRole('alert')).toBeHidden()
    })

    test('says the same of a wrong reference and a wrong email, and keeps what was typed', async ({
      page,
      browser,
    }) => {
      const maker = await browser.newContext()
      const { reference } = await booked(maker)
      await maker.close()
      for (const [written, email] of [
        ['ZZZZZZ', 'ana@example.com'],
        [reference, 'bea@example.com'],
      ] as const) {
        await page.goto('/en/user/my-journey')
        await lookUp(page, written, email)
        await expect(
          page.getByText('Booking Not Found! please check the booking ID and email and try again.'),
        ).toBeVisible()
        await expect(page.getByLabel('Booking reference')).toHaveValue(written)
        await expect(page.getByLabel('Email')).toHaveValue(email)
        expect(page.url()).not.toContain('example')
      }
      await page.reload()
      await expect(page.getByText('Booking Not Found!', { exact: false })).toBeHidden()
    })
  })
}

test('scripts that come late leave whoever corrects a refused lookup where they type', async ({ page }) => {
  let late = 0
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, late))
    await route.continue().catch(() => undefined)
  })
  await page.goto('/en/user/my-journey')
  await page.getByLabel('Booking reference').fill('ZZZZZZ')
  await page.getByLabel('Email').fill('ana@example.con')
  late = 1500
  const hydrated = page.waitForRequest(/\/assets\/.*\.js/).then(() => page.waitForLoadState('networkidle'))
  await page.getByLabel('Email').press('Enter')
  await expect(page.getByRole('alert').getByText(/^Booking Not Found!/)).toBeVisible()
  const email = page.getByLabel('Email')
  await email.fill('')
  await email.pressSequentially('bea@')
  await hydrated
  await page.keyboard.type('example.com')
  await expect(email).toHaveValue('bea@example.com')
})

test('axe finds nothing on the confirmation, in Spanish too @phone', async ({ page, context }) => {
  await booked(context)
  await page.goto('/en/booking/confirm')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await violationsInThemes(page)).toEqual([])
  await page.goto('/es/booking/confirm')
  await expect(page.getByRole('heading', { level: 1, name: /^Gracias/ })).toBeVisible()
  expect(await violationsInThemes(page)).toEqual([])
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a trip that was looked at is still there, and can be deleted from the device', async ({
    page,
    context,
    provoke,
  }) => {
    provoke(failedLoad)
    const { reference } = await booked(context)
    await page.goto('/en/user/my-journey')
    await workerInCharge(page)
    await page.goto('/en/booking/confirm')
    await expect(page.getByText(reference).first()).toBeVisible()
    await expect.poll(() => keptTrips(page)).toContain('/en/booking/confirm')
    await context.setOffline(true)
    await page.goto('/en/booking/confirm')
    await expect(page.getByText(reference).first()).toBeVisible()
    await expect(page.getByText('You are offline: this is the copy kept on this device')).toBeVisible()
    await expect(page.getByRole('button', { name: /^(Print|Send the email again)$/ })).toHaveCount(0)
    for (const path of ['/user/my-journey', '/es/user/my-journey']) {
      await page.goto(path)
      await expect(page.getByText(reference).first()).toBeVisible()
      await expect(page.getByRole('button', { name: /^(Delete|Eliminar|Borrar) / })).toHaveCount(0)
    }
    await page.goto('/')
    await page.locator('a[href$="/user/my-journey"]').first().click()
    await expect(page.getByText(reference).first()).toBeVisible()
    await context.setOffline(false)
    await page.goto('/en/user/my-journey')
    await page.getByRole('button', { name: 'Delete the copies on this device' }).click()
    await expect(page.getByText('The copies are deleted.')).toBeVisible()
    expect(await keptTrips(page)).toEqual([])
  })

  test('whoever leaves a device of others leaves no trip on it', async ({ page, browser }) => {
    const maker = await browser.newContext()
    const { reference } = await booked(maker)
    await maker.close()
    await page.goto('/en/user/my-journey')
    await workerInCharge(page)
    await lookUp(page, reference, 'ana@example.com')
    await expect(page.getByRole('heading', { level: 1, name: 'Your booking' })).toBeVisible()
    await expect.poll(async () => (await keptTrips(page)).join(' ')).toContain('booking-detail')
    const opened = page.url()
    await page.goto('/en/user/my-journey')
    await page.getByRole('button', { name: 'Leave this device' }).click()
    await expect(page.getByText('This browser has forgotten you')).toBeFocused()
    await expect(page.getByRole('heading', { name: 'No trips yet in this browser' })).toBeVisible()
    expect((await keptTrips(page)).join(' ')).not.toContain('booking-detail')
    expect((await page.request.get(opened)).status()).toBe(404)
    await page.goto('/en/user/my-journey')
    await page.getByRole('button', { name: 'Delete the copies on this device' }).click()
    await expect(page.getByText('The copies are deleted.')).toBeVisible()
    expect(await keptTrips(page)).toEqual([])
  })
})
