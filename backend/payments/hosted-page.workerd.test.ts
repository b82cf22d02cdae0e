import { SELF } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, expect, it, vi } from 'vitest'
import { cardSessionOf } from '#domain/card/card-session.ts'
import {
  billingInformation,
  call,
  chargesOf,
  findOffer,
  readyTraveller,
  sealCard,
} from '../sessions/traveller-for-tests.ts'

afterEach(() => {
  delete env.PAYMENT_PAGES_ORIGIN
  delete env.NOTICE_URL
  vi.unstubAllGlobals()
})

const open = (address: string, headers: Record<string, string> = {}) =>
  SELF.fetch(address, { redirect: 'manual', headers })

const submit = (address: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  SELF.fetch(address, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields), headers })

/** As it was typed, in clear. */
const cardOf = (cardNumber: string) => ({
  action: 'pay',
  cardNumber,
  cardExpiry: '12/39',
  cardCvv: '737',
  cardName: 'ANA PEREZ',
})

/** The code, and no part of a longer number such as a price. */
const code = /(?<!\d|\d[.,])737(?!\d|[.,]\d)/

/** What a page says but for its cart's id, which may hold any digits by chance. */
const saidOn = async (page: Response, cartId: string): Promise<string> => (await page.text()).replaceAll(cartId, '')

const atThePage = async (language: 'en' | 'es' = 'es') => {
  const offer = await findOffer('BOG', 'MAD')
  const ana = await readyTraveller(offer, { language })
  const direction = await ana.goToPage()
  const { paymentUrl } = direction.body.data
  const { amount } = offer.price.intTotal
  const seal = (number: string, asked: Partial<Parameters<typeof sealCard>[1]> = {}) =>
    sealCard(number, { sessionId: ana.sessionId, amount, cardCvv: '737', ...asked })
  const payWith = async (number: string) => submit(paymentUrl, { action: 'pay', cardEnvelope: await seal(number) })
  return { ana, amount, paymentUrl, cartId: new URL(paymentUrl).searchParams.get('cartId') ?? '', seal, payWith }
}

it('counts the cards that are tried on it after the first: ten attempts in an hour, and then not even a good one', async () => {
  const { payWith } = await atThePage('en')
  for (let turn = 0; turn < 10; turn += 1) expect((await payWith('4000000000000002')).status).toBe(422)
  const refused = await payWith('4242424242424242')
  expect(refused.status).toBe(429)
  expect(await refused.text()).toContain('Too many cards were tried. Nothing was charged.')
})

it('tries one of several first cards that are sent at once, since none of them is counted', async () => {
  const { payWith } = await atThePage('en')
  const cards = ['4000000000000002', '4000000000009995', '4000000000000127']
  const answers = await Promise.all(cards.map(payWith))
  const said = await Promise.all(answers.map((answer) => answer.text()))
  const reasons = ['declined this card', 'not enough money', 'security code is not right']
  expect(reasons.filter((reason) => said.some((page) => page.includes(reason)))).toHaveLength(1)
})

it('has its own look, seals the card by a script of its own, and speaks the traveller’s language', async () => {
  const { paymentUrl } = await atThePage('es')
  const response = await open(paymentUrl)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; form-action 'self' http://localhost:4173; base-uri 'none'; frame-ancestors 'none'",
  )
  const html = await response.text()
  expect(html).toContain('lang="es"')
  expect(html).toContain('Cancelar el pago')
  expect(html).toContain('hace falta JavaScript')
  expect([...html.matchAll(/<input[^>]* name="(\w+)"/g)].map(([, name]) => name)).toEqual(['cardEnvelope'])
  const script = await open('http://localhost:4173/pay/card.js')
  expect(script.headers.get('content-type')).toContain('javascript')
  expect(await script.text()).not.toContain('import.meta')
})

it('pays, and the booking stands before the traveller is back', async () => {
  const { ana, paymentUrl, cartId, payWith } = await atThePage()
  const response = await payWith('4242424242424242')
  expect(response.status).toBe(303)
  const back = new URL(response.headers.get('location') ?? '')
  expect(back.origin + back.pathname).toBe('http://localhost:4173/booking/authenticate')
  expect(back.searchParams.get('cartId')).toBe(cartId)
  const index = await env.DB.prepare('SELECT * FROM bookings WHERE session_id = ?').bind(ana.sessionId).first()
  expect(index).toMatchObject({ summary: expect.stringContaining('Confirmed') })
  const [first, second] = await Promise.all([ana.status({ cartId }), ana.status({ cartId })])
  expect(first.body).toMatchObject({
    status: 'paid',
    booking: { paymentInformation: { method: 'hosted', card: { last4: '4242' } } },
  })
  expect(second.body.booking?.referenceId).toBe(first.body.booking?.referenceId)
  expect(await chargesOf(ana.sessionId)).toBe(1)
  expect((await payWith('4242424242424242')).headers.get('location')).toBe(back.toString())
  expect((await open(paymentUrl)).status).toBe(409)
  expect(await chargesOf(ana.sessionId)).toBe(1)
})

it.each([
  ['en', 'did not arrive encrypted', 'This card number cannot be right'],
  ['es', 'no llegó cifrada', 'Este número de tarjeta no puede ser correcto'],
] as const)(
  'under the site’s address, takes no card in clear and says what is needed: %s',
  async (language, needed, wrong) => {
    const { ana, paymentUrl, cartId, payWith } = await atThePage(language)
    for (const sent of [
      cardOf('4242424242424242'),
      { action: 'pay' },
      { ...cardOf('4242424242424242'), cardEnvelope: 'x' },
    ]) {
      const refused = await submit(paymentUrl, sent)
      expect(refused.status).toBe(422)
      const html = await saidOn(refused, cartId)
      expect(html).toContain(needed)
      for (const part of [/12\/39/, /ANA PEREZ/, code]) expect(html).not.toMatch(part)
    }
    expect(await (await payWith('4242424242424241')).text()).toContain(wrong)
    expect((await ana.status({ cartId })).body.status).toBe('pending')
    expect(await chargesOf(ana.sessionId)).toBe(0)
  },
)

it('takes an envelope that was sealed for its own session and amount, lately, and once', async () => {
  const mine = await atThePage()
  const other = await atThePage()
  const { amount, paymentUrl, seal } = mine
  const good = '4242424242424242'
  const unfit = [other.seal(good), seal(good, { amount: amount - 1 }), seal(good, { at: Date.now() - 16 * 60_000 })]
  for (const cardEnvelope of await Promise.all(unfit))
    expect((await submit(paymentUrl, { cardEnvelope })).status).toBe(422)
  const cardEnvelope = await seal(good)
  expect((await submit(paymentUrl, { cardEnvelope })).status).toBe(303)
  expect((await submit(paymentUrl, { cardEnvelope })).status).toBe(303)
  expect(await chargesOf(mine.ana.sessionId)).toBe(1)
})

const askKeys = (cart: string, nonce: string) => open(`http://localhost:4173/pay/keys?cartId=${cart}&nonce=${nonce}`)

it('tells the keys to seal with while a card can be taken, for whatever they were asked for with', async () => {
  const { ana, paymentUrl, cartId } = await atThePage()
  const said: { statement: string; session: string } = await (await askKeys(cartId, 'a-nonce')).json()
  expect(JSON.parse(atob(said.statement.split('.')[1] ?? ''))).toMatchObject({
    nonce: 'a-nonce',
    keys: [{ kty: 'EC' }],
  })
  expect(said.session).toBe(await cardSessionOf(ana.sessionId))
  expect((await askKeys('cart_made_up', 'a-nonce')).status).toBe(404)
  expect((await askKeys(cartId, 'x'.repeat(65))).status).toBe(404)
  await submit(paymentUrl, { action: 'cancel' })
  expect((await askKeys(cartId, 'a-nonce')).status).toBe(404)
})

it('keeps the page open after a refused card, and nothing of a sealed card comes back', async () => {
  const { ana, cartId, payWith } = await atThePage('en')
  const refused = await payWith('4000000000009995')
  const html = await saidOn(refused, cartId)
  expect(html).toContain('not enough money')
  for (const part of ['12/39', 'ANA PEREZ', '9995']) expect(html).not.toContain(part)
  expect(html).not.toMatch(code)
  expect((await ana.status({ cartId })).body.status).toBe('pending')
  await payWith('4242424242424242')
  expect((await ana.status({ cartId })).body.status).toBe('paid')
})

it.each([
  ['number', { cardNumber: '4242 4242 4242 4241' }, ['12/39', 'ANA PEREZ']],
  ['expiry', { cardExpiry: '13/39' }, ['ANA PEREZ']],
  ['code', { cardCvv: '98' }, ['12/39', 'ANA PEREZ']],
  ['number in the name', { cardNumber: '42', cardName: '4242424242424242' }, ['12/39']],
  ['code as the date', { cardExpiry: '737' }, ['ANA PEREZ']],
])(
  'on the provider’s own origin, names the wrong field (%s) and keeps the rest of what was typed',
  async (_field, change, kept) => {
    env.PAYMENT_PAGES_ORIGIN = 'https://pay.example'
    const { paymentUrl, cartId } = await atThePage('en')
    const sent = { ...cardOf('4242 4242 4242 4242'), ...change }
    const refused = await submit(paymentUrl, sent)
    expect(refused.status).toBe(422)
    const html = await saidOn(refused, cartId)
    const inputs = [...html.matchAll(/<input[^>]*>/g)].map(([input]) => input)
    const valuesOf = inputs.flatMap((input) => / value="([^"]*)"/.exec(input)?.[1] ?? [])
    expect(valuesOf).toEqual(kept)
    expect(inputs.filter((input) => input.includes('aria-invalid') && input.includes('autofocus'))).toHaveLength(1)
    for (const secret of [/4242/, code]) expect(html.split('Try 4242')[0]).not.toMatch(secret)
  },
)

it.each(['1239', '12/39', '12 / 2039'])(
  'on the provider’s own origin, takes a card in clear whose expiry is written as %s',
  async (cardExpiry) => {
    env.PAYMENT_PAGES_ORIGIN = 'https://pay.example'
    const { paymentUrl } = await atThePage()
    expect((await submit(paymentUrl, { ...cardOf('4242424242424242'), cardExpiry })).status).toBe(303)
  },
)

const names = async (page: Response): Promise<readonly string[]> =>
  [...(await page.text()).matchAll(/<input[^>]* name="(\w+)"/g)].map(([, name]) => name ?? '')

it('with an origin of its own, is nowhere else, and takes no card in clear that passes the site', async () => {
  env.PAYMENT_PAGES_ORIGIN = 'https://pay.example'
  const { ana, paymentUrl, cartId, payWith } = await atThePage()
  expect(new URL(paymentUrl).origin).toBe('https://pay.example')
  const onTheSite = `https://trayecto.example/pay?cartId=${cartId}`
  const card = cardOf('4242424242424242')
  // as the site passes it on: over its binding, and to a backend that is elsewhere
  for (const [address, passed] of [
    [onTheSite, {}],
    [paymentUrl, { 'x-visitor-origin': 'https://trayecto.example' }],
  ] as const) {
    expect((await open(address, passed)).status).toBe(404)
    expect((await submit(address, card, passed)).status).toBe(404)
    expect((await open(address.replace('/pay', '/pay/card.js'), passed)).status).toBe(404)
  }
  // one more host of the site's
  const passed = { 'x-visitor-origin': 'https://pay.example' }
  expect(await names(await open(paymentUrl, passed))).toEqual(['cardEnvelope'])
  expect((await submit(paymentUrl, card, passed)).status).toBe(422)
  expect(await chargesOf(ana.sessionId)).toBe(0)
  expect(await names(await open(paymentUrl))).toContain('cardNumber')
  expect((await payWith('4242424242424242')).status).toBe(303)
})

it('leads back at once, however long whoever else is told of payments says nothing', async () => {
  env.NOTICE_URL = 'https://elsewhere.example/notices'
  const told: string[] = []
  const passed = globalThis.fetch
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    if (String(input) !== env.NOTICE_URL) return passed(input, init)
    told.push(String(input))
    await new Promise((resolve) => setTimeout(resolve, 2500))
    return new Response(null, { status: 204 })
  })
  const { ana, payWith } = await atThePage()
  const at = Date.now()
  expect((await payWith('4242424242424242')).status).toBe(303)
  expect(Date.now() - at).toBeLessThan(2000)
  expect((await ana.status()).body.status).toBe('paid')
  await vi.waitFor(() => expect(told).toHaveLength(1))
})

it('asks the bank where the card wants it', async () => {
  const { ana, payWith } = await atThePage()
  const challenge = await payWith('4000000000003220')
  expect(challenge.headers.get('location')).toContain('/pay/challenge?id=')
  // whoever presses once more, before the page has gone
  const pressedAgain = await payWith('4000000000003220')
  expect(pressedAgain.headers.get('location')).toBe(challenge.headers.get('location'))
  const address = new URL(challenge.headers.get('location') ?? '', 'http://localhost:4173').toString()
  expect(await (await open(address)).text()).toContain('3220')
  expect((await submit(address, { answer: 'approve' })).status).toBe(303)
  expect((await ana.status()).body.status).toBe('paid')
})

it('cancels', async () => {
  const { ana, paymentUrl, cartId } = await atThePage()
  expect((await submit(paymentUrl, { action: 'cancel' })).status).toBe(303)
  expect((await ana.status({ cartId })).body).toMatchObject({ status: 'cancelled', booking: null })
  const card = await ana.registerCard('4242424242424242')
  expect((await ana.pay(card.body.transactionId)).body.status).toBe('paid')
  expect(await chargesOf(ana.sessionId)).toBe(1)
})

it('is taken back when the traveller leaves it and pays by card', async () => {
  const { ana, payWith } = await atThePage()
  const card = await ana.registerCard('4242424242424242')
  expect((await ana.pay(card.body.transactionId)).body.status).toBe('paid')
  expect((await payWith('4242424242424242')).status).toBe(409)
  expect(await chargesOf(ana.sessionId)).toBe(1)
})

it('finds out by asking where the notice is lost', async () => {
  const { ana, cartId, payWith } = await atThePage()
  await payWith('4000000000000119')
  expect((await ana.status({ cartId })).body.status).toBe('paid')
})

it('expires', async () => {
  const { ana, paymentUrl, cartId } = await atThePage()
  await env.DB.prepare('UPDATE gateway_payments SET expires_at = 1 WHERE id = ?').bind(cartId).run()
  expect((await open(paymentUrl)).status).toBe(409)
  expect((await ana.status({ cartId })).body.status).toBe('expired')
})

it('believes no return: another’s payment is refused, and a query proves nothing', async () => {
  const mine = await atThePage()
  const other = await atThePage()
  expect((await mine.ana.status({ cartId: other.cartId })).body).toMatchObject({ _tag: 'SessionNotFound' })
  expect((await mine.ana.status({ cartId: mine.cartId })).body.status).toBe('pending')
})

it('leads back to the site alone', async () => {
  const { ana } = await atThePage()
  const forged = await ana.write('/payment-direction', {
    ...ana.parts,
    billingInformation,
    transaction: { returnUrl: 'https://evil.example/', amount: 1, currency: 'USD' },
  })
  expect(forged.status).toBe(400)
})

it('answers a challenge of a card typed on the site', async () => {
  const ana = await readyTraveller(await findOffer('BOG', 'MAD'))
  const card = await ana.registerCard('4000000000003220')
  const asked = await ana.pay(card.body.transactionId)
  expect(asked).toMatchObject({ status: 403, body: { _tag: 'PaymentActionRequired' } })
  const address = asked.body.challengeUrl ?? ''
  expect((await ana.status()).body.status).toBe('action_required')
  const back = await submit(address, { answer: 'refuse' })
  expect(back.headers.get('location')).toContain('transactionId=')
  expect((await ana.status()).body).toMatchObject({ status: 'declined', reason: 'authentication_failed' })
  expect((await submit(address, { answer: 'approve' })).status).toBe(409)
  expect(await chargesOf(ana.sessionId)).toBe(0)
})

const notice = (sessionId: string, transactionId: string) => ({
  noticeId: crypto.randomUUID(),
  transactionId,
  sessionId,
  status: 'authorised',
  at: new Date().toISOString(),
})

it.each(['', 't=1,v1=00', `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`])(
  'refuses a notice signed %s',
  async (signature) => {
    const { ana, cartId } = await atThePage()
    const answer = await call('/payments/notices', notice(ana.sessionId, cartId), { 'x-signature': signature })
    expect(answer.status).toBe(401)
  },
)

it.each([
  ['en', 'This payment was canceled. Nothing was charged'],
  ['es', 'Este pago se canceló. No se cobró nada'],
] as const)('that was left takes no money and says why: %s', async (language, words) => {
  const { ana, paymentUrl, cartId, payWith } = await atThePage(language)
  expect((await ana.leave({ cartId })).body).toMatchObject({ status: 'cancelled', transactionId: cartId })
  for (const response of [await open(paymentUrl), await payWith('4242424242424242')]) {
    expect(response.status).toBe(409)
    expect(await response.text()).toContain(words)
  }
  expect((await ana.status({ cartId })).body.status).toBe('cancelled')
  expect(await chargesOf(ana.sessionId)).toBe(0)
})

it('that was paid before it could be left leads to its booking', async () => {
  const { ana, cartId, payWith } = await atThePage()
  await payWith('4000000000000119')
  const left = await ana.leave({ cartId })
  expect(left.body).toMatchObject({ status: 'paid', booking: { bookingStatus: 'Confirmed' } })
  expect(await chargesOf(ana.sessionId)).toBe(1)
})

it('is paid or left, never both, when both happen at once', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const { ana, cartId, payWith } = await atThePage()
    const [left] = await Promise.all([ana.leave({ cartId }), payWith('4242424242424242')])
    const { status } = (await ana.status({ cartId })).body
    expect(['paid', 'cancelled']).toContain(status)
    if (left.body.status === 'cancelled') expect(status).toBe('cancelled')
    expect(await chargesOf(ana.sessionId)).toBe(status === 'paid' ? 1 : 0)
  }
})

it('tells its own agent which booking it paid, in whichever session, and nobody else', async () => {
  const { ana, cartId, payWith } = await atThePage()
  await payWith('4242424242424242')
  const { booking } = (await ana.status({ cartId })).body
  const later = await readyTraveller(await findOffer('BOG', 'MAD'), { agentId: ana.agentId })
  expect(await later.paidBy(cartId)).toEqual([booking?.id])
  expect(await later.paidBy('pay_made_up')).toEqual([])
  const stranger = await atThePage()
  expect(await stranger.ana.paidBy(cartId)).toEqual([])
})

it('a charge that arrives after its card was taken back is refused', async () => {
  const ana = await readyTraveller(await findOffer('BOG', 'MAD'))
  const card = await ana.registerCard('4242424242424242')
  const { transactionId } = card.body
  expect((await ana.leave({ transactionId })).body).toMatchObject({ status: 'none' })
  expect((await ana.pay(transactionId)).status).toBe(402)
  expect(await chargesOf(ana.sessionId)).toBe(0)
})

it('a bank that was left open lets nobody say yes any more', async () => {
  const ana = await readyTraveller(await findOffer('BOG', 'MAD'))
  const card = await ana.registerCard('4000000000003220')
  const asked = await ana.pay(card.body.transactionId)
  expect((await ana.leave()).body.status).toBe('cancelled')
  expect((await submit(asked.body.challengeUrl ?? '', { answer: 'approve' })).status).toBe(409)
  expect(await chargesOf(ana.sessionId)).toBe(0)
})
