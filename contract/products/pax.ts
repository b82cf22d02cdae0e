import { Schema } from 'effect'
import { mostGuests } from '#domain/stay.ts'

/** Somebody who comes along: years on the first day; whose age nobody said counts as 30. */
const Pax = Schema.Struct({
  age: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 120 }))),
})

export const Paxes = Schema.Array(Pax).check(Schema.isMinLength(1), Schema.isMaxLength(mostGuests))
