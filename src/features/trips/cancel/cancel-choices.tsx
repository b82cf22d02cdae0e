import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatMoney } from '#domain/money/money-format.ts'
import { Checkbox } from '#/ui/fields/checkbox.tsx'
import type { BookedTrip } from '../booked/booked-trip.ts'
import { useTripWords } from '../booked/trip-words.tsx'
import { type CancelChoice, choiceKey } from './cancel-choice.ts'

interface CancelChoicesProps {
  readonly trip: BookedTrip
  readonly choices: readonly CancelChoice[]
  readonly chosen: readonly CancelChoice[]
  /** missing where there is nothing to choose among */
  readonly toggle: ((choice: CancelChoice) => void) | undefined
}

/** What can be canceled, each with what comes back, and what cannot. */
export function CancelChoices({ trip, choices, chosen, toggle }: CancelChoicesProps) {
  const { t } = useLingui()
  return (
    <ul aria-label={t`What you cancel`} className="flex flex-col gap-1">
      {choices.map((choice) => {
        const words = <ChoiceWords trip={trip} choice={choice} hasSums={toggle !== undefined} />
        return (
          <li key={choiceKey(choice)}>
            {toggle && !choice.isFinal ? (
              <Checkbox checked={chosen.includes(choice)} onChange={() => toggle(choice)}>
                {words}
              </Checkbox>
            ) : (
              <div className="py-2 text-sm">{words}</div>
            )}
          </li>
        )
      })}
    </ul>
  )
}

interface ChoiceWordsProps extends Pick<CancelChoicesProps, 'trip'> {
  readonly choice: CancelChoice
  /** whether the sums under all choices are more than its own */
  readonly hasSums: boolean
}

function ChoiceWords({ trip, choice, hasSums }: ChoiceWordsProps) {
  const { i18n } = useLingui()
  const { isFinal, isUnsaid, kept, refund } = choice
  return (
    <>
      <strong className="block font-semibold [overflow-wrap:anywhere]">
        <ChoiceName trip={trip} choice={choice} />
      </strong>
      {isFinal ? (
        <Line>
          {isUnsaid ? (
            <Trans>The airline did not say what comes back. If you cancel now, nothing does.</Trans>
          ) : (
            <Trans>Not refundable: nothing comes back</Trans>
          )}
        </Line>
      ) : (
        hasSums && (
          <Line>
            <Trans>Comes back: {formatMoney(refund, i18n.locale)}</Trans>
            {kept.amount > 0 && (
              <>
                {' ·\u00a0'}
                <Trans>kept: {formatMoney(kept, i18n.locale)}</Trans>
              </>
            )}
          </Line>
        )
      )}
    </>
  )
}

function Line({ children }: { readonly children: ReactNode }) {
  return <span className="block text-muted figures">{children}</span>
}

/** By what a list of trips calls it; what can only be canceled at once is the whole trip. */
function ChoiceName({ trip, choice: { partIds } }: Pick<ChoiceWordsProps, 'trip' | 'choice'>) {
  const words = useTripWords()
  const names = trip.parts.filter(({ partId }) => partIds.includes(partId)).map(({ title }) => words.name(title))
  const name = names.join(' + ')
  return names.length > 1 ? <Trans>The whole trip: {name}</Trans> : name
}
