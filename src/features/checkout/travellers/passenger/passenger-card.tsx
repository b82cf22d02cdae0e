import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState, useMemo } from 'react'
import { Disclosure } from '#/ui/overlay/disclosure.tsx'
import { TitledCard } from '#/ui/titled-card.tsx'
import {
  PassengerDay,
  PassengerGender,
  PassengerScope,
  PassengerText,
  usePassenger,
  PassengerSelect,
} from './passenger-field.tsx'
import { passengerLabel } from './passenger-label.ts'
import type { SavedFields } from '../saved/saved-traveller.ts'
import { OfferSaved } from '../saved/offer-saved.tsx'
import type { Passenger, PassengerType } from '../passenger.ts'
import { useDraft, useTravelDays } from '../../draft/booking-scope.tsx'
import { ticketedName } from '#domain/traveller/ticketed-name.ts'
import { Notice } from '#/ui/notice.tsx'
import { countryOptions } from '../countries.ts'
import { passportEndsEarly, passportEndsEarlyMessage } from './passenger-faults.ts'
import { assistanceCodes } from '../assistance-codes.ts'
import { mealCodes } from '../meal-codes.ts'

interface PassengerCardProps {
  readonly passenger: Passenger
  /** whose browser may fill it in */
  readonly first: boolean
  /** what else their name stands for */
  readonly note?: ReactNode
}

/** One traveller's form: what the ticket needs first, the rest folded. */
export function PassengerCard({ passenger, first, note }: PassengerCardProps) {
  const { i18n } = useLingui()
  const { passengers } = useDraft()
  /** as they were come to: what is being emptied is not folded away under the hand that does it */
  const [opened, setOpened] = useState({ document: hasDocument(passenger), requests: hasRequests(passenger) })
  return (
    <PassengerScope value={passenger}>
      <TitledCard title={passengerLabel(i18n, passengers, passenger)}>
        {passenger.type === 'infant' && (
          <p className="-mt-2 text-sm text-muted">
            <Trans>Travels on an adult’s lap, without a seat of their own.</Trans>
          </p>
        )}
        {note && <p className="-mt-2 text-sm">{note}</p>}
        <OfferSaved
          passenger={passenger}
          asked="all"
          onFilled={(fields) =>
            setOpened((before) => ({ ...before, document: before.document || hasDocument(fields) }))
          }
        />
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

const hasDocument = (passenger: SavedFields): boolean =>
  passenger.nationality + passenger.passportNumber + passenger.passportExpiryDate + passenger.passportIssuanceDate !==
  ''

const hasRequests = ({ mealPreference, specialAssistance, frequentFlyerNumber }: Passenger): boolean =>
  mealPreference + specialAssistance + frequentFlyerNumber !== ''

/** The age on the last day decides, as in the search. */
function AgeHint({ type }: { type: PassengerType }) {
  const lastYear = Number(useTravelDays().end.slice(0, 4))
  if (type === 'adult') return <Trans>For example 27 3 1988. 12 years or older on the last day of the trip.</Trans>
  if (type === 'child') {
    const childsYear = lastYear - 7
    return <Trans>For example 27 3 {childsYear}. From 2 to 11 years on the last day of the trip.</Trans>
  }
  const infantsYear = lastYear - 1
  return <Trans>For example 27 3 {infantsYear}. Under 2 years on the last day of the trip.</Trans>
}

/** The names, and how the airline will print them. */
function PassengerNames({ autoFill }: { autoFill: boolean }) {
  const printed = ticketedName(usePassenger())
  const fill = (token: string): string => (autoFill ? token : 'off')
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <PassengerText field="firstName" autoComplete={fill('given-name')} required spellCheck={false}>
          <Trans>First name</Trans>
        </PassengerText>
        <PassengerText field="lastName" autoComplete={fill('family-name')} required spellCheck={false}>
          <Trans>Last name, both if you have two</Trans>
        </PassengerText>
        <PassengerText field="middleName" autoComplete={fill('additional-name')} spellCheck={false}>
          <Trans>Middle name (optional)</Trans>
        </PassengerText>
      </div>
      <output className="text-sm text-muted not-empty:-mt-2">
        {printed && (
          <>
            <Trans>On the ticket:</Trans>{' '}
            <strong className="font-semibold text-ink [overflow-wrap:anywhere]">{printed}</strong>
          </>
        )}
      </output>
    </>
  )
}

/** The document that the traveller shows at the border. */
function PassengerDocument() {
  const { t, i18n } = useLingui()
  const countries = useMemo(() => countryOptions(i18n.locale), [i18n.locale])
  const endsEarly = passportEndsEarly(usePassenger(), useTravelDays())
  return (
    <div className="flex flex-col gap-4 pt-2">
      <div className="grid gap-4 sm:grid-cols-2">
        <PassengerSelect field="nationality" none={t`Choose a country`} options={countries}>
          <Trans>Nationality</Trans>
        </PassengerSelect>
        <PassengerSelect field="passportIssuingCountry" none={t`Choose a country`} options={countries}>
          <Trans>Issued by</Trans>
        </PassengerSelect>
      </div>
      <PassengerText field="passportNumber" autoComplete="off" spellCheck={false}>
        <Trans>Passport or ID number</Trans>
      </PassengerText>
      <div className="grid gap-4 sm:grid-cols-2">
        <PassengerDay field="passportIssuanceDate">
          <Trans>Valid from</Trans>
        </PassengerDay>
        <PassengerDay
          field="passportExpiryDate"
          warning={endsEarly && <Notice tone="warn" title={i18n._(passportEndsEarlyMessage)} />}
        >
          <Trans>Expires</Trans>
        </PassengerDay>
      </div>
    </div>
  )
}

/** What a traveller may ask the airline for. */
function PassengerRequests() {
  const { t, i18n } = useLingui()
  const inWords = (codes: typeof mealCodes | typeof assistanceCodes) =>
    Object.entries(codes).map(([value, words]) => ({ value, label: i18n._(words) }))
  return (
    <div className="flex flex-col gap-4 pt-2">
      <p className="text-sm text-muted">
        <Trans>Requests go to the airline, which confirms them or not.</Trans>
      </p>
      <PassengerSelect field="mealPreference" none={t`No special meal`} options={inWords(mealCodes)}>
        <Trans>Meal</Trans>
      </PassengerSelect>
      <PassengerSelect field="specialAssistance" none={t`No assistance`} options={inWords(assistanceCodes)}>
        <Trans>Special assistance</Trans>
      </PassengerSelect>
      <PassengerText field="frequentFlyerNumber" autoComplete="off" spellCheck={false}>
        <Trans>Frequent flyer number</Trans>
      </PassengerText>
    </div>
  )
}
