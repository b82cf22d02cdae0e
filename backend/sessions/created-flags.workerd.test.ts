import { expect, it } from 'vitest'
import { billingInformation, customerDetails, findOffer, readyTraveller } from './traveller-for-tests.ts'

it('tells of each part that it was created, under the specification’s names, in any round of changes', async () => {
  const ana = await readyTraveller(await findOffer('BOG', 'MAD'))
  const { agentId, parts } = ana
  const { status, body } = await ana.write('/set/flight-order', { agentId, flightOffer: parts.flightOffer })
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { id: ana.orderId, baggageUrl: expect.stringContaining('/'), flightOrderCreated: true },
  })
  expect((await ana.write('/customer', { customerDetails })).body).toMatchObject({
    id: expect.any(String),
    customerCreated: true,
  })
  expect((await ana.write('/create-passenger', parts)).body).toEqual({ passengersCreated: true })
  expect((await ana.write('/create-billing-info', { ...parts, billingInformation })).body).toEqual({
    billingInformationCreated: true,
  })
})

it.each(['AVML', 'VOML', 'XXXX'])('takes the meals that the specification lists, and no other: %s', async (code) => {
  const ana = await readyTraveller(await findOffer('BOG', 'MAD'))
  const passengers = ana.parts.passengers.map((passenger) => ({ ...passenger, mealPreference: code }))
  const { status } = await ana.write('/create-passenger', { ...ana.parts, passengers })
  expect(status).toBe(code === 'XXXX' ? 400 : 200)
})
