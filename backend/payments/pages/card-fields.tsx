import type { ComponentProps } from 'react'
import { parseExpiry } from '#domain/card/card-expiry.ts'
import type { Card, CardFault } from '../card/card-checks.ts'
import { pageWords } from './page-words.ts'

interface Props {
  readonly language: 'en' | 'es'
  /** the card that was refused, whose date and name are kept */
  readonly sent: Card | undefined
  /** whether they have names to be sent under, in clear */
  readonly plain: boolean
  readonly wrong: Exclude<CardFault, 'expired'> | undefined
}

/** A number or a code that slipped into another field is not written back from there. */
const keptOf = (card: Card | undefined) => ({
  expiry: card && parseExpiry(card.cardExpiry) ? card.cardExpiry : undefined,
  name: card && !/\d/.test(card.cardName) ? card.cardName : undefined,
})

/** What was typed stays where a pattern is not met: the browser itself says so before anything is sent. */
export const CardFields = ({ language, sent, wrong, plain }: Props) => {
  const words = pageWords[language]
  const kept = keptOf(sent)
  const named = (name: keyof Card) => ({ id: name, ...(plain && { name }) })
  const input = (field: Props['wrong']): ComponentProps<'input'> =>
    field === wrong ? { autoFocus: true, 'aria-invalid': true, 'aria-describedby': 'refusal' } : {}
  return (
    <>
      <label>
        {words.number}
        <input
          {...named('cardNumber')}
          inputMode="numeric"
          autoComplete="cc-number"
          required
          maxLength={25}
          pattern="[0-9 \-]{12,25}"
          title={words.wrong.number}
          {...input('number')}
        />
      </label>
      <div className="pair">
        <label>
          {words.expiry}
          <input
            {...named('cardExpiry')}
            data-expired={words.reasons.expired_card}
            inputMode="numeric"
            autoComplete="cc-exp"
            required
            maxLength={9}
            pattern="\s*[0-9]{1,2}\s*\/?\s*([0-9]{2}|[0-9]{4})\s*"
            title={words.wrong.expiry}
            defaultValue={kept.expiry}
            {...input('expiry')}
          />
        </label>
        <label>
          {words.cvv}
          <input
            {...named('cardCvv')}
            inputMode="numeric"
            autoComplete="cc-csc"
            required
            maxLength={4}
            pattern="[0-9]{3,4}"
            title={words.wrong.code}
            {...input('code')}
          />
        </label>
      </div>
      <label>
        {words.name}
        <input {...named('cardName')} autoComplete="cc-name" required maxLength={80} defaultValue={kept.name} />
      </label>
    </>
  )
}
