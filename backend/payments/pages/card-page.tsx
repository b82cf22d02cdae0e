import type { Card, CardFault } from '../card/card-checks.ts'
import type { PaymentRow } from '../payment-row.ts'
import { CardFields } from './card-fields.tsx'
import { Page, Terms, amountOf } from './page-parts.tsx'
import { pageWords } from './page-words.ts'

/** A card that was sent and cannot be paid with. */
export interface Refused {
  /** what is written back of a card that came in clear; a sealed one never comes back */
  readonly typed: Card | undefined
  readonly fault: CardFault | 'unsealed' | 'tooMany' | undefined
}

interface Props {
  readonly row: PaymentRow
  readonly returnTo: string
  readonly refused: Refused | undefined
  /** whether the card may be sent in clear, where scripts do not run */
  readonly plain: boolean
}

/** Why the card that was sent was not taken: what is wrong with it, or what its bank says. */
const refusalOf = ({ row, refused }: Props): string | undefined => {
  const words = pageWords[row.language]
  if (refused?.fault === 'unsealed' || refused?.fault === 'tooMany') return words[refused.fault]
  if (refused?.fault === 'expired') return words.reasons.expired_card
  if (refused?.fault) return words.wrong[refused.fault]
  return row.reason ? words.reasons[row.reason] : undefined
}

/** The hosted payment page. A card's number and code are never written back into it. */
export const CardPage = (props: Props) => {
  const { row, returnTo, refused, plain } = props
  const words = pageWords[row.language]
  const alert = refusalOf(props)
  return (
    <Page language={row.language} title={words.title} script="/pay/card.js">
      <p>{words.intro}</p>
      <Terms row={row} />
      {alert && (
        <p className="alert" role="alert" id="refusal">
          {alert}
        </p>
      )}
      <p className="alert" role="alert" id="failure" hidden>
        {words.failure}
      </p>
      {!plain && (
        <noscript>
          <p className="alert">{words.needsScript}</p>
        </noscript>
      )}
      <form
        method="post"
        action={`/pay?cartId=${row.id}`}
        id="card"
        data-cart={row.id}
        data-amount={row.amount}
        data-currency={row.currency}
      >
        <input type="hidden" name="cardEnvelope" id="cardEnvelope" />
        <CardFields
          language={row.language}
          sent={refused?.typed}
          wrong={refused && wrongField(refused.fault, row)}
          plain={plain}
        />
        <button className="go" name="action" value="pay">
          {words.pay(amountOf(row))}
        </button>
      </form>
      <form method="post" action={`/pay?cartId=${row.id}`}>
        <button name="action" value="cancel">
          {words.cancel}
        </button>
      </form>
      <p>
        <a href={returnTo}>{words.leave}</a>
      </p>
      <p className="quiet">{words.demo}</p>
    </Page>
  )
}

/** Where the focus goes to: the field that the refusal is about. */
const wrongField = (fault: Refused['fault'], { reason }: PaymentRow): Exclude<CardFault, 'expired'> => {
  if (fault === 'unsealed' || fault === 'tooMany') return 'number'
  if (fault) return fault === 'expired' ? 'expiry' : fault
  if (reason === 'expired_card') return 'expiry'
  return reason === 'incorrect_cvc' ? 'code' : 'number'
}
