import { env } from 'cloudflare:workers'
import { SELF } from 'cloudflare:test'
import { expect, it } from 'vitest'

const card = {
  cardNumber: '4242424242424242x',
  cardExpiry: '12/39',
  cardCvv: '98765',
  cardName: 'Ana',
  amount: 1,
  currency: 'USD',
}

it('never repeats a card in the answer to a bad request', async () => {
  const response = await SELF.fetch('http://backend/user/session/create-payment-info', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${env.SERVICE_KEY}`,
      'idempotency-key': 'a-long-enough-key',
      'x-session-id': 'x',
    },
    body: JSON.stringify({ paymentInformation: card }),
  })
  expect(response.status).toBe(400)
  const text = await response.text()
  expect(text).toContain('payload.paymentInformation')
  expect(text).not.toContain('4242424242')
  expect(text).not.toContain('98765')
})

it('describes every call of the booking sequence', async () => {
  const document: { paths: Record<string, unknown> } = await (await SELF.fetch('http://backend/openapi.json')).json()
  const session = Object.keys(document.paths).filter((path) => path.startsWith('/user/session/'))
  expect(session.toSorted()).toEqual([
    '/user/session/activity/card/success',
    '/user/session/activity/create-billing-info',
    '/user/session/activity/create-payment-info',
    '/user/session/activity/create-travelers',
    '/user/session/activity/payment-direction',
    '/user/session/add/additional-services',
    '/user/session/cancel-payment',
    '/user/session/card/success',
    '/user/session/create-billing-info',
    '/user/session/create-passenger',
    '/user/session/create-payment-info',
    '/user/session/customer',
    '/user/session/decide-parts',
    '/user/session/hold',
    '/user/session/hotel/card/success',
    '/user/session/hotel/create-billing-info',
    '/user/session/hotel/create-guests',
    '/user/session/hotel/create-payment-info',
    '/user/session/hotel/payment-direction',
    '/user/session/payment-direction',
    '/user/session/payment-status',
    '/user/session/remove/part',
    '/user/session/set/activity-order',
    '/user/session/set/flight-order',
    '/user/session/set/hotel-order',
    '/user/session/set/package-order',
    '/user/session/set/part',
    '/user/session/set/tour-order',
    '/user/session/start',
    '/user/session/tour/card/success',
    '/user/session/tour/create-billing-info',
    '/user/session/tour/create-payment-info',
    '/user/session/tour/create-travelers',
    '/user/session/tour/payment-direction',
  ])
})
