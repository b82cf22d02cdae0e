import { Trans, useLingui } from '@lingui/react/macro'
import { assistanceCodes } from '../assistance-codes.ts'
import { mealCodes } from '../meal-codes.ts'
import { PassengerSelect } from './passenger-select.tsx'
import { PassengerText } from './passenger-text.tsx'

/** What a traveller may ask the airline for. */
export function PassengerRequests() {
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
