import { Schema } from 'effect'
import { Names } from '../../fields.ts'

/**
 * What the supplier has to know of a booking or of each traveller. A `CONDITIONAL` one is asked, and then has to be answered, where
 * the question of `askWhen` was answered with one of `is`; that question stands before it and has its answers listed.
 */
export const ActivityQuestion = Schema.Struct({
  code: Schema.String,
  scope: Schema.Literals(['PER_BOOKING', 'PER_TRAVELER']),
  type: Schema.Literals(['STRING', 'DATE', 'TIME', 'NUMBER_AND_UNIT', 'LOCATION_REF_OR_FREE_TEXT']),
  required: Schema.Literals(['MANDATORY', 'OPTIONAL', 'CONDITIONAL']),
  label: Names,
  /** the only answers there are; empty where anything of the type may be written */
  allowedAnswers: Schema.Array(Schema.Struct({ value: Schema.String, label: Names })),
  /** of `NUMBER_AND_UNIT`: in which the number may be said; empty of the others */
  units: Schema.Array(Schema.Literals(['kg', 'lb', 'cm', 'ft'])),
  maxLength: Schema.NullOr(Schema.Int),
  /** a traveller's own day of birth: on the day of the start they have to be of the age that their unit is for */
  asksFor: Schema.optionalKey(Schema.Literal('BIRTH_DATE')),
  askWhen: Schema.NullOr(Schema.Struct({ question: Schema.String, is: Schema.Array(Schema.String) })),
})
export type ActivityQuestion = typeof ActivityQuestion.Type
