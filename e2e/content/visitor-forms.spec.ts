import { type Page, expect, test } from '../test.ts'
import { isScript } from '../../scripts/building/script-names.ts'
import { violationsInThemes } from '../axe.ts'
import { bendBackend } from '../faults.ts'
import { seenOn } from '../screens.ts'
import { ports } from '../servers.ts'
import { booked } from '../trips/booked.ts'

/** Messages are counted by address, so each journey comes from one of its own. */
test.beforeEach(({ context }) => context.setExtraHTTPHeaders({ 'cf-connecting-ip': crypto.randomUUID() }))
test.afterEach(({ page: _page }, { tags }) => (tags.includes('@faults') ? bendBackend({}) : undefined))

/** Nobody else's: what was written is found by it again. */
const newAddress = (): string => `ana-${crypto.randomUUID()}@example.com`

const kept = (page: Page, email: string) => page.getByRole('article').filter({ hasText: email })

const fillContact = async (page: Page, email: string): Promise<void> => {
  const form = page.locator('form[action="/forms/contact"]')
  await form.getByLabel('Name').fill('Ana Pérez')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Contact number').fill('+57 300 123 4567')
  await form.getByLabel('Postal code').fill('110321')
  await form.getByLabel('Best time to reach you').selectOption('In the morning, your time')
  await form.getByLabel('Message').fill('Can my cat come along?\nShe is small.')
}

/** Once its scripts are there, a form answers in place. */
const awake = async (page: Page): Promise<void> => {
  await page.locator('form[action="/forms/contact"]').getByLabel('Name').focus()
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('form[action="/forms/contact"]') ?? {}).some((key) => key.startsWith('__react')),
  )
}

const axe = async (page: Page): Promise<void> => {
  expect(await violationsInThemes(page)).toEqual([])
}

/** The same as a browser without scripts sends it. */
const contactMessage = {
  name: 'Ana Pérez',
  phone: '+57 300 123 4567',
  postalCode: '110321',
  bestTime: 'morning',
  message: 'Can my cat come along?',
  language: 'en',
}

const wordsOfContact = [
  'El nombre es obligatorio',
  'Correo Electrónico Inválido',
  'Número de contacto inválido (9-15 dígitos)',
  'Código postal inválido (5-6 dígitos)',
  'Escribe tu mensaje.',
]

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled })

    test('the contact form says what is wrong in the words of the house and keeps the rest @phone', async ({
      page,
    }) => {
      await page.goto('/es/contacta-con-nosotras')
      const form = page.locator('form[action="/forms/contact"]')
      await page.getByRole('button', { name: 'Enviar el mensaje' }).click()
      await expect(page.getByText('Faltan o están mal 5 cosas')).toBeVisible()
      for (const words of wordsOfContact) await expect(page.getByText(words)).toHaveCount(2)
      await expect(page.locator('#contact-report')).toBeFocused()
      await form.getByLabel('Nombre').fill('Ana')
      await form.getByLabel('Correo electrónico').fill('ana@')
      await form.getByLabel('Código postal').fill('1234')
      await page.getByRole('button', { name: 'Enviar el mensaje' }).click()
      await expect(page.getByText('El nombre es obligatorio')).toHaveCount(0)
      await expect(page.getByText('Código postal inválido (5-6 dígitos)')).toHaveCount(2)
      await expect(form.getByLabel('Nombre')).toHaveValue('Ana')
      await expect(form.getByLabel('Correo electrónico')).toHaveValue('ana@')
      await expect(form.getByLabel('Código postal')).toHaveValue('1234')
      await expect(form.getByLabel('Código postal')).toHaveAttribute('aria-invalid', 'true')
      expect(page.url()).not.toContain('ana')
    })

    test('a message arrives once, and its sender is thanked @phone', async ({ page }) => {
      const email = newAddress()
      await page.goto('/en/contacta-con-nosotras')
      await fillContact(page, email)
      await page.getByRole('button', { name: 'Send the message' }).click()
      await expect(page.getByText('Thanks, we’ve got your message')).toBeVisible()
      await expect(page.locator('#contact-report')).toBeFocused()
      await page.goto('/messages')
      await expect(kept(page, email)).toHaveCount(1)
      await expect(kept(page, email)).toContainText('+573001234567')
      await expect(kept(page, email)).toContainText('morning')
      await expect(kept(page, email)).toContainText('Can my cat come along?')
    })

    test('a cruise that nobody lists is asked for', async ({ page }) => {
      const email = newAddress()
      await page.goto('/en/contacta-con-nosotras?about=cruises')
      const form = page.locator('form[action="/forms/enquiry"]')
      await expect(form.getByLabel('What are you interested in?')).toHaveValue('cruises')
      await page.getByRole('button', { name: 'Send the request' }).click()
      await expect(page.getByText('Contact number is required.')).toHaveCount(2)
      for (const asked of ['Name', 'Email', 'Contact number'])
        await expect(form.locator('label', { hasText: asked })).toContainText('*')
      await expect(form.locator('label', { hasText: 'Where to' })).not.toContainText('*')
      await form.getByLabel('Name').fill('Ana Pérez')
      await form.getByLabel('Email').fill(email)
      await form.getByLabel('Contact number').fill('300 123 4567')
      await form.getByLabel('Where to').fill('Norway')
      await page.getByRole('button', { name: 'Send the request' }).click()
      await expect(page.getByText('Thanks, we’ve got your request')).toBeVisible()
      await page.goto('/messages')
      await expect(kept(page, email)).toContainText('Norway')
    })

    test('an address is put on the list with consent alone, once', async ({ page }) => {
      const email = newAddress()
      await page.goto('/en/articulos/equipaje-de-mano')
      const form = page.locator('form[action="/forms/subscribe"]')
      await form.getByLabel('Email').fill(email)
      await form.getByRole('button', { name: 'Subscribe' }).click()
      await expect(page.getByText('Tick the box: without your consent we may not write to you.')).toHaveCount(2)
      await expect(form.getByLabel('Email')).toHaveValue(email)
      await form.getByRole('checkbox').check()
      await form.getByRole('button', { name: 'Subscribe' }).click()
      await expect(page.getByText('You are on the list')).toBeVisible()
      await expect(page).toHaveURL(/\/en\/articulos\/equipaje-de-mano/)
      expect(page.url()).not.toContain('ana-')
      await page.goto('/messages')
      await expect(kept(page, email)).toHaveCount(1)
    })

    test('who writes too often is told how long to wait, and loses nothing', async ({ page, context, request }) => {
      const address = { 'cf-connecting-ip': crypto.randomUUID() }
      await context.setExtraHTTPHeaders(address)
      for (let time = 0; time < 10; time += 1) {
        const headers = { origin: `http://localhost:${ports.site}`, ...address }
        const form = { ...contactMessage, email: newAddress() }
        expect((await request.post('/forms/contact', { headers, form, maxRedirects: 0 })).status()).toBe(303)
      }
      await page.goto('/en/contacta-con-nosotras')
      const email = newAddress()
      await fillContact(page, email)
      await page.getByRole('button', { name: 'Send the message' }).click()
      await expect(page.getByText('Too many messages have come from your connection')).toBeVisible()
      await expect(page.getByText(/^Try again in \d+ minutes/)).toBeVisible()
      await expect(page.locator('form[action="/forms/contact"]').getByLabel('Email')).toHaveValue(email)
    })

    test('a backend that is down costs nobody their words @faults', async ({ page }) => {
      const email = newAddress()
      await page.goto('/en/contacta-con-nosotras')
      await fillContact(page, email)
      await bendBackend({ loseAnswer: true, path: '/forms' })
      await page.getByRole('button', { name: 'Send the message' }).click()
      await expect(page.getByText('This could not be delivered just now')).toBeVisible({ timeout: 30_000 })
      const form = page.locator('form[action="/forms/contact"]')
      await expect(form.getByLabel('Message')).toHaveValue('Can my cat come along?\nShe is small.')
      await expect(form.getByLabel('Best time to reach you')).toHaveValue('morning')
      await bendBackend({})
      await page.getByRole('button', { name: 'Send the message' }).click()
      await expect(page.getByText('Thanks, we’ve got your message')).toBeVisible()
      await page.goto('/messages')
      await expect(kept(page, email)).toHaveCount(1)
    })

    test('what a program fills in is told so, and a person sends it again', async ({ page }) => {
      const email = newAddress()
      await page.goto('/en/contacta-con-nosotras')
      await fillContact(page, email)
      await page.locator('form[action="/forms/contact"] [name=homepage]').fill('https://spam.example', { force: true })
      await page.getByRole('button', { name: 'Send the message' }).click()
      await expect(page.getByText('This looks like it was filled in by a program')).toBeVisible()
      await page.getByRole('button', { name: 'Send the message' }).click()
      await expect(page.getByText('Thanks, we’ve got your message')).toBeVisible()
    })

    test('a booking is reviewed by its owner @phone', async ({ page, context }) => {
      const email = newAddress()
      const { id: booking } = await booked(context)
      await page.goto(`/en/user/my-journey/booking-detail?booking=${booking}`)
      const form = page.locator('form[action="/forms/review"]')
      await expect(form.getByLabel('Email')).toHaveValue('ana@example.com')
      await form.getByLabel('Email').fill(email)
      await form.getByRole('button', { name: 'Send the review' }).click()
      await expect(page.getByText('Choose from one to five.')).toHaveCount(2)
      await form.getByLabel('4 stars').check()
      await form.getByLabel('Your review').fill('The price stayed what it was.')
      await form.getByRole('button', { name: 'Send the review' }).click()
      await expect(page.getByText('It is kept as one of a verified booking.')).toBeVisible()
      await page.goto('/messages')
      await expect(kept(page, email)).toContainText(`verified, booking ${booking}`)
    })
  })
}

test('a review without a booking is kept as unverified, and its writer is told so', async ({ page }) => {
  const email = newAddress()
  await page.goto('/en/contacta-con-nosotras?about=review')
  const form = page.locator('form[action="/forms/review"]')
  await form.getByLabel('5 stars').check()
  await form.getByLabel('Name').fill('Ana Pérez')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Your review').fill('The price stayed what it was.')
  await form.getByRole('button', { name: 'Send the review' }).click()
  await expect(page.getByText('It is kept as unverified')).toBeVisible()
  await page.goto('/messages')
  await expect(kept(page, email)).toContainText('review · en')
  await expect(kept(page, email)).toContainText('· unverified')
})

test('a field says what is wrong once it was left, and takes it back once it is mended', async ({ page }) => {
  await page.goto('/en/contacta-con-nosotras')
  const form = page.locator('form[action="/forms/contact"]')
  await awake(page)
  await form.getByLabel('Email').pressSequentially('ana')
  await expect(page.getByText('Invalid email address')).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(page.getByText('Invalid email address')).toBeVisible()
  await form.getByLabel('Email').pressSequentially('@example.com')
  await expect(page.getByText('Invalid email address')).toBeHidden()
})

test('the keyboard alone fills it in, goes from a fault to its field, and sends', async ({ page }) => {
  await page.goto('/en/contacta-con-nosotras')
  await awake(page)
  const typed = ['Ana', 'ana@example.com', '3001234567', '1', '', 'Hello']
  for (const text of typed) {
    if (text) await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(page.getByText('One thing is missing or wrong')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('form[action="/forms/contact"]').getByLabel('Postal code')).toBeFocused()
  await page.keyboard.type('10321')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Thanks, we’ve got your message')).toBeVisible()
})

test('what was typed before the scripts came stays', async ({ page }) => {
  await page.route(isScript('contact-section'), async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.goto('/en/contacta-con-nosotras')
  const form = page.locator('form[action="/forms/contact"]')
  const scripts = page.waitForResponse((response) => isScript('contact-section')(response.url()))
  await form.getByLabel('Message').pressSequentially('Before the scripts')
  await scripts
  await form.getByLabel('Email').fill('ana')
  await form.getByLabel('Email').blur()
  await expect(page.getByText('Invalid email address')).toBeVisible()
  await expect(form.getByLabel('Message')).toHaveValue('Before the scripts')
})

test('a form from another site is refused, and a link to where forms go leads to the page', async ({ request }) => {
  const answer = await request.post('/forms/contact', { headers: { origin: 'https://elsewhere.example' }, form: {} })
  expect(answer.status()).toBe(403)
  expect((await request.post('/forms/other', { form: {} })).status()).toBe(404)
  expect((await request.get('/forms/contact')).url()).toContain('/contacta-con-nosotras')
})

for (const [language, button] of [
  ['en', 'Send the message'],
  ['es', 'Enviar el mensaje'],
] as const)
  test(`axe finds nothing in a form that was refused, in ${language}`, { tag: seenOn[language] }, async ({ page }) => {
    await page.goto(`/${language}/contacta-con-nosotras`)
    await page.getByRole('button', { name: button }).click()
    await expect(page.locator('#contact-report li').first()).toBeVisible()
    await axe(page)
    await page.goto(`/${language}/contacta-con-nosotras?about=tours`)
    await axe(page)
    await page.goto(`/${language}/articulos/equipaje-de-mano`)
    await page.locator('form[action="/forms/subscribe"] [type=submit]').click()
    await expect(page.locator('#subscribe-report li').first()).toBeVisible()
    await axe(page)
  })

test('what was typed for one form is there in the other, and in the first again', async ({ page }) => {
  await page.goto('/en/contacta-con-nosotras')
  await awake(page)
  await fillContact(page, 'ana@example.com')
  await page.getByRole('link', { name: 'A hotel, tour or cruise' }).click()
  const enquiry = page.locator('form[action="/forms/enquiry"]')
  await expect(enquiry.getByLabel('Name')).toHaveValue('Ana Pérez')
  await expect(enquiry.locator('[name=message]')).toHaveValue('Can my cat come along?\nShe is small.')
  await page.getByRole('link', { name: 'A booking or a question' }).click()
  const contact = page.locator('form[action="/forms/contact"]')
  await expect(contact.getByLabel('Postal code')).toHaveValue('110321')
})

test('a form that was begun is there when its topic is chosen from the empty form of another', async ({ page }) => {
  await page.goto('/en/contacta-con-nosotras?about=hotels')
  const enquiry = page.locator('form[action="/forms/enquiry"]')
  await enquiry.getByLabel('Name').fill('Ana Pérez')
  await enquiry.locator('[name=message]').fill('Two rooms by the sea.')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('trayecto.form-drafts'))).toContain('Two rooms')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Privacy' }).click()
  await page.waitForURL(/politica/)
  await footer.getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page.locator('form[action="/forms/contact"]').getByLabel('Name')).toHaveValue('')
  await awake(page)
  await page.getByRole('link', { name: 'A hotel, tour or cruise' }).click()
  await expect(enquiry.getByLabel('Name')).toHaveValue('Ana Pérez')
  await expect(enquiry.locator('[name=message]')).toHaveValue('Two rooms by the sea.')
})

test('what was typed outlives a reload, a change of language and the way back, until it is sent @phone', async ({
  page,
}) => {
  const email = newAddress()
  const form = page.locator('form[action="/forms/contact"]')
  const isThere = async (): Promise<void> => {
    await expect(form.locator('[name=email]')).toHaveValue(email)
    await expect(form.locator('[name=bestTime]')).toHaveValue('morning')
    await expect(form.locator('[name=message]')).toHaveValue('Can my cat come along?\nShe is small.')
  }
  await page.goto('/en/contacta-con-nosotras')
  await awake(page)
  await fillContact(page, email)
  await page.reload()
  await isThere()
  await page.goto('/es/contacta-con-nosotras')
  await isThere()
  await page.goto('/en/articulos')
  await page.goBack()
  await isThere()
  for (const other of ['Términos', 'Privacidad']) {
    // by the router, which brings the form for the newsletter to life beside it
    await page.getByRole('contentinfo').getByRole('link', { name: other }).click()
    await page.waitForURL(/terminos|politica/)
    await page.goBack()
    await isThere()
  }
  await page.goto('/en/contacta-con-nosotras')
  await isThere()
  await page.getByRole('button', { name: 'Send the message' }).click()
  await expect(page.getByText('Thanks, we’ve got your message')).toBeVisible()
  await page.reload()
  await awake(page)
  await expect(form.locator('[name=email]')).toHaveValue('')
})

test('a review that was begun is there after a reload, stars and all', async ({ page }) => {
  await page.goto('/en/contacta-con-nosotras?about=review')
  const form = page.locator('form[action="/forms/review"]')
  await form.getByLabel('4 stars').check()
  await form.getByLabel('Your review').fill('The price stayed what it was.')
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('trayecto.form-drafts')))
    .toContain('The price stayed')
  await page.reload()
  await expect(form.getByLabel('Your review')).toHaveValue('The price stayed what it was.')
  await expect(form.getByLabel('4 stars')).toBeChecked()
  await page.goto('/en/contacta-con-nosotras?about=tours')
  await expect(page.locator('form[action="/forms/enquiry"] [name=message]')).toHaveValue('')
})
