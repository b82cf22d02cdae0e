import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { offerRoute, routedOfferId } from './routed-offer-id.ts'

const ownId = fc.stringMatching(/^[\w-]{1,150}$/)

it('leads each offer back to the supplier that it is of, under its own id', () => {
  fc.assert(
    fc.property(fc.constantFrom('DEMO', 'HORIZONTE'), ownId, (code, id) => {
      expect(offerRoute(routedOfferId(code, id))).toEqual({ code, id })
    }),
  )
})

it('reads the ids of before there was a second supplier', () => {
  fc.assert(
    fc.property(ownId, (id) => {
      expect(offerRoute(id)).toEqual({ code: 'DEMO', id })
      expect(routedOfferId('DEMO', id)).toBe(id)
    }),
  )
})
