import type { PaymentRow } from '../payment-row.ts'
import { Page, Terms } from './page-parts.tsx'
import { pageWords } from './page-words.ts'

/** The step in which a card's bank asks whether it is its holder (3-D Secure). */
export const ChallengePage = ({ row }: { readonly row: PaymentRow }) => {
  const words = pageWords[row.language]
  return (
    <Page language={row.language} title={words.challengeTitle}>
      <p>{words.challengeIntro(row.last4 ?? '')}</p>
      <Terms row={row} />
      <form method="post" action={`/pay/challenge?id=${row.challenge_id}`}>
        <button className="go" name="answer" value="approve">
          {words.approve}
        </button>
        <button name="answer" value="refuse">
          {words.refuse}
        </button>
      </form>
      <p className="quiet">{words.challengeDemo}</p>
    </Page>
  )
}
