import type { DeclineReason } from '#contract/booking-problem.ts'

/** `challenge`: the bank asks for its holder first. `lose_answer`: the money is set aside, and the answer never arrives. */
export type CardBehaviour = 'approve' | 'challenge' | 'lose_answer' | DeclineReason

const approving = [
  '4242424242424242',
  '4111111111111111',
  '4012888888881881',
  '4000056655665556',
  '4222222222222',
  '5555555555554444',
  '5105105105105100',
  '2223003122003222',
  '378282246310005',
  '371449635398431',
  '6011111111111117',
  '6011000990139424',
  '30569309025904',
  '38520000023237',
  '3530111333300000',
  '3566002020360505',
  '6200000000000005',
  '6759649826438453',
  '5019717010103742',
]

const others: readonly (readonly [string, CardBehaviour])[] = [
  ['4000000000000002', 'card_declined'],
  ['4000000000009995', 'insufficient_funds'],
  ['4000000000000069', 'expired_card'],
  ['4000000000000127', 'incorrect_cvc'],
  ['4000000000003220', 'challenge'],
  ['5200828282828210', 'challenge'],
  ['4000000000000119', 'lose_answer'],
]

const behaviours: ReadonlyMap<string, CardBehaviour> = new Map([
  ...approving.map((number) => [number, 'approve'] as const),
  ...others,
])

/** What the demo gateway does with a card; one that is not in the table may be somebody's own and is refused. */
export const behaviourOf = (digits: string): CardBehaviour => behaviours.get(digits) ?? 'card_not_supported'
