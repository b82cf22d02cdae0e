import { rateKey } from '../stay-parameters.ts'

interface Choosable {
  readonly id: string
  readonly roomIndex: number
  readonly board: string
  readonly cancel: { readonly refundability: string; readonly fixedNights?: readonly string[] }
  readonly pays?: string
}

export type KindsOf<Choice> = readonly { readonly kind: { readonly code: string }; readonly rates: readonly Choice[] }[]

/** What a choice is known by when the rates are asked for again, which gives each another id and maybe another price. */
const termsOf = (
  code: string,
  { board, pays, cancel: { refundability, fixedNights = [] } }: Omit<Choosable, 'id' | 'roomIndex'>,
): string => [code, board, pays, refundability, fixedNights.length].join(' ')

/** The terms of the rate that is chosen for each room. */
export const termsIn = <Choice extends Choosable>(
  kinds: KindsOf<Choice>,
  chosen: readonly Choice[],
): readonly string[] =>
  chosen.map((rate) => termsOf(kinds.find(({ rates }) => rates.includes(rate))?.kind.code ?? '', rate))

interface OfferedRoom extends Omit<Choosable, 'id'> {
  /** code of its kind of room */
  readonly kind: string
}

/** The terms that the rooms of an offer were shown on before their supplier answered others. */
export const termsAsShown = (
  offered: readonly OfferedRoom[],
  before: readonly Pick<Choosable, 'roomIndex' | 'board' | 'cancel'>[],
): readonly string[] =>
  offered.map((room) =>
    termsOf(room.kind, { ...room, ...before.find(({ roomIndex }) => roomIndex === room.roomIndex) }),
  )

/** The rate of each room that has these terms; where it is no longer sold, or none was chosen, the cheapest. */
export const onTerms = <Choice extends Choosable>(
  kinds: KindsOf<Choice>,
  terms: readonly string[],
  cheapest: readonly Choice[],
): readonly Choice[] =>
  cheapest.map((lowest, at) => {
    const isAsked =
      ({ code }: { readonly code: string }) =>
      (rate: Choice) =>
        rate.roomIndex === lowest.roomIndex && termsOf(code, rate) === terms[at]
    return kinds.flatMap(({ kind, rates }) => rates.filter(isAsked(kind)))[0] ?? lowest
  })

/** The very rates that were chosen, which others may share their terms with; another one for a room whose rate is gone. */
export const stillSold = <Choice extends Choosable>(
  kinds: KindsOf<Choice>,
  chosen: readonly Choice[],
  others: readonly Choice[],
): readonly Choice[] =>
  others.map((other, at) => {
    const own = chosen[at]
    return own && kinds.some(({ rates }) => rates.includes(own)) ? own : other
  })

/** The rates that a form's controls were moved to, by `rateKey`; a room whose control stands still keeps its own. */
export const chosenIn = <Choice extends Choosable>(
  kinds: KindsOf<Choice>,
  moved: Readonly<Record<string, string>>,
  before: readonly Choice[],
): readonly Choice[] =>
  before.map((own) => {
    const isMovedTo = ({ id, roomIndex }: Choice) => roomIndex === own.roomIndex && id === moved[rateKey(roomIndex)]
    return kinds.flatMap(({ rates }) => rates).find(isMovedTo) ?? own
  })
