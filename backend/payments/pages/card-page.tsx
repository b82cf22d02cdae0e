import type { PaymentRow } from '../payment-row.ts'
import { Page, Terms, amountOf } from './page-parts.tsx'
import { pageWords } from './page-words.ts'

const CardFields = ({ language }: { readonly language: 'en' | 'es' }) => {
  const words = pageWords[language]
  return (
    <>
      <label>
        {words.number}
        <input name="cardNumber" inputMode="numeric" autoComplete="cc-number" required maxLength={25} />
      </label>
      <div className="pair">
        <label>
          {words.expiry}
          <input name="cardExpiry" inputMode="numeric" autoComplete="cc-exp" required maxLength={9} />
        </label>
        <label>
          {words.cvv}
          <input name="cardCvv" inputMode="numeric" autoComplete="cc-csc" required maxLength={4} />
        </label>
      </div>
      <label>
        {words.name}
        <input name="cardName" autoComplete="cc-name" required maxLength={80} />
      </label>
    </>
  )
}

interface Props {
  readonly row: PaymentRow
  readonly returnTo: string
  /** what was wrong with the card that was sent, if one was */
  readonly fault: 'unreadable' | undefined
}

/** The hosted payment page. Nothing that was typed is ever written back into it. */
export const CardPage = ({ row, returnTo, fault }: Props) => {
  const words = pageWords[row.language]
  const refusal = row.reason ? words.reasons[row.reason] : undefined
  const alert = fault ? words.unreadable : refusal
  return (
    <Page language={row.language} title={words.title}>
      <p>{words.intro}</p>
      <Terms row={row} />
      {alert && (
        <p className="alert" role="alert">
          {alert}
        </p>
      )}
      <form method="post" action={`/pay?cartId=${row.id}`}>
        <CardFields language={row.language} />
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
