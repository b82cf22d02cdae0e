import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#/ui/button.tsx'
import type { BookedTrip } from '../booked/booked-trip.ts'
import { TripLink } from '../booked/trip-link.tsx'
import { type CancelChoice, choiceKey, sumOf } from './cancel-choice.ts'
import { CancelChoices } from './cancel-choices.tsx'
import { CancelSums } from './cancel-sums.tsx'
import { CancelWays } from './cancel-ways.tsx'
import { CancelButtonWords, RefusalWords } from './cancel-words.tsx'
import type { CancelRefusal } from './use-canceling.ts'

interface CancelFormProps {
  readonly trip: BookedTrip
  readonly stage: string
  readonly choices: readonly CancelChoice[]
  /** the keys of what is not to be canceled */
  readonly left: ReadonlySet<string>
  readonly toggle: (choice: CancelChoice) => void
  readonly refusal: CancelRefusal | undefined
  readonly send: (chosen: readonly CancelChoice[]) => void
  readonly onClose: () => void
}

/** What can be canceled of a trip, what of it comes back, and the two ways on. */
export function CancelForm(form: CancelFormProps) {
  return form.choices.some(({ isFinal }) => !isFinal) ? <Choosing {...form} /> : <NothingToCancel {...form} />
}

function NothingToCancel({ trip, choices, onClose }: CancelFormProps) {
  return (
    <>
      <p>
        {choices.length === 0 ? (
          <RefusalWords refusal="gone" />
        ) : choices.some(({ isUnsaid }) => isUnsaid) ? (
          <Trans>
            The airline did not say what comes back. If you cancel now, nothing does. If you cannot travel,{' '}
            <TripLink to="/contacta-con-nosotras">contact us</TripLink> with your booking reference, {trip.reference}.
          </Trans>
        ) : (
          <Trans>
            It is not refundable: canceling it brings nothing back. If you cannot travel,{' '}
            <TripLink to="/contacta-con-nosotras">contact us</TripLink> with your booking reference, {trip.reference}.
          </Trans>
        )}
      </p>
      <CancelWays onClose={onClose} />
    </>
  )
}

function Choosing({ trip, stage, choices, left, toggle, refusal, send, onClose }: CancelFormProps) {
  const open = choices.filter(({ isFinal }) => !isFinal)
  const chosen = open.filter((choice) => !left.has(choiceKey(choice)))
  const isBusy = stage === 'sending'
  const [isAsked, setAsked] = useState(false)
  const press = (): void => (chosen.length === 0 ? setAsked(true) : send(chosen))
  return (
    <>
      {refusal === 'dearer' && (
        <div role="alert">
          <p className="text-warn">
            <RefusalWords refusal={refusal} />
          </p>
        </div>
      )}
      <CancelChoices trip={trip} choices={choices} chosen={chosen} toggle={open.length > 1 ? toggle : undefined} />
      <CancelSums trip={trip} chosen={chosen} />
      <p className="font-semibold">
        <Trans>This cannot be undone.</Trans>
      </p>
      <div role="alert" className="empty:hidden">
        {isAsked && chosen.length === 0 ? (
          <p className="text-danger">
            <Trans>Choose what you cancel.</Trans>
          </p>
        ) : (
          refusal &&
          refusal !== 'dearer' && (
            <p className="text-danger">
              <RefusalWords refusal={refusal} />
            </p>
          )
        )}
      </div>
      <CancelWays onClose={onClose} busy={isBusy}>
        <Button variant="danger" busy={isBusy} onClick={press}>
          <CancelButtonWords {...sumOf(chosen, trip.total.currency)} />
        </Button>
      </CancelWays>
    </>
  )
}
