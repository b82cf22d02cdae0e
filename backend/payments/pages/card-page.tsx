import type { Card, CardFault } from '../card/card-checks.ts'
import type { PaymentRow } from '../payment-row.ts'
import { CardFields } from './card-fields.tsx'
import { Page, Terms, amountOf } from './page-parts.tsx'
import { pageWords } from './page-words.ts'

interface Props {
  readonly row: PaymentRow
  readonly returnTo: string
  /** what was sent and cannot be paid with, if a card was */
  readonly refused: { readonly card: Card; readonly fault: CardFault | undefined } | undefined
}

/** Why the card that was sent was not taken: what is wrong with it, or what its bank says. */
const refusalOf = ({ row, refused }: Props): string | undefined => {
  const words = pageWords[row.language]
  if (refused?.fault === 'expired') return words.reasons.expired_card
  if (refused?.fault) return words.wrong[refused.fault]
  return row.reason ? words.reasons[row.reason] : undefined
}

/** The hosted payment page. A card's number and code are never written back into it. */
export const CardPage = (props: Props) => {
  const { row, returnTo, refused } = props
  const words = pageWords[row.language]
  const alert = refusalOf(props)
  return (
    <Page language={row.language} title={words.title}>
      <p>{words.intro}</p>
      <Terms row={row} />
      {alert && (
        <p className="alert" role="alert" id="refusal">
          {alert}
        </p>
      )}
      <form method="post" action={`/pay?cartId=${row.id}`}>
        <CardFields language={row.language} sent={refused?.card} wrong={refused && wrongField(refused.fault, row)} />
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
const wrongField = (fault: CardFault | undefined, { reason }: PaymentRow): Exclude<CardFault, 'expired'> => {
  if (fault) return fault === 'expired' ? 'expiry' : fault
  if (reason === 'expired_card') return 'expiry'
  return reason === 'incorrect_cvc' ? 'code' : 'number'
}
