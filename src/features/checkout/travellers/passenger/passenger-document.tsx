import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { Notice } from '#/ui/notice.tsx'
import { countryOptions } from '../countries.ts'
import { PassengerDay } from './passenger-day.tsx'
import { passportEndsEarly } from './passenger-faults.ts'
import { passportEndsEarlyMessage } from './passenger-messages.ts'
import { PassengerSelect } from './passenger-select.tsx'
import { PassengerText } from './passenger-text.tsx'
import { useTravelDays } from '../travel-days.ts'
import { usePassenger } from '../use-passenger-field.ts'

/** The document that the traveller shows at the border. */
export function PassengerDocument() {
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
