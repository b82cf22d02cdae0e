import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Disclosure } from '#/ui/overlay/disclosure.tsx'
import { TitledCard } from '#/ui/titled-card.tsx'
import { PassengerDay } from './passenger-day.tsx'
import { PassengerDocument } from './passenger-document.tsx'
import { PassengerGender } from './passenger-gender.tsx'
import { passengerLabel } from './passenger-label.ts'
import { PassengerNames } from './passenger-names.tsx'
import { PassengerRequests } from './passenger-requests.tsx'
import type { Passenger, PassengerType } from '../passenger.ts'
import { useDraft } from '../../draft/use-draft.ts'
import { PassengerScope } from '../use-passenger-field.ts'

/** One traveller's form: what the ticket needs first, the rest folded. `first` is whose browser may fill it in. */
export function PassengerCard({ passenger, first }: { passenger: Passenger; first: boolean }) {
  const { i18n } = useLingui()
  const { passengers } = useDraft()
  /** as they were come to: what is being emptied is not folded away under the hand that does it */
  const [opened] = useState({ document: hasDocument(passenger), requests: hasRequests(passenger) })
  return (
    <PassengerScope value={passenger}>
      <TitledCard title={passengerLabel(i18n, passengers, passenger)}>
        {passenger.type === 'infant' && (
          <p className="-mt-2 text-sm text-muted">
            <Trans>Travels on an adult’s lap, without a seat of their own.</Trans>
          </p>
        )}
        <PassengerNames autoFill={first} />
        <PassengerGender />
        <PassengerDay
          field="dateOfBirth"
          required
          hint={<AgeHint type={passenger.type} />}
          autoComplete={first ? 'bday' : undefined}
        >
          <Trans>Date of birth</Trans>
        </PassengerDay>
        <Disclosure
          summary={<Trans>Passport or ID (optional now)</Trans>}
          open={opened.document}
          className="border-t border-line pt-2"
        >
          <PassengerDocument />
        </Disclosure>
        <Disclosure
          summary={<Trans>Meal, assistance, frequent flyer (optional)</Trans>}
          open={opened.requests}
          className="border-t border-line pt-2"
        >
          <PassengerRequests />
        </Disclosure>
      </TitledCard>
    </PassengerScope>
  )
}

const hasDocument = (passenger: Passenger): boolean =>
  passenger.nationality + passenger.passportNumber + passenger.passportExpiryDate + passenger.passportIssuanceDate !==
  ''

const hasRequests = ({ mealPreference, specialAssistance, frequentFlyerNumber }: Passenger): boolean =>
  mealPreference + specialAssistance + frequentFlyerNumber !== ''

function AgeHint({ type }: { type: PassengerType }) {
  if (type === 'adult') return <Trans>For example 27 3 1988. 12 years or older on the day of departure.</Trans>
  if (type === 'child') return <Trans>For example 27 3 2019. From 2 to 11 years on every day of the trip.</Trans>
  return <Trans>For example 27 3 2026. Under 2 years until the last day of the trip.</Trans>
}
