import { Trans } from '@lingui/react/macro'
import { BillingCountry } from './billing-country.tsx'
import { BillingLine } from './billing-line.tsx'
import { banksCheckStreet } from './billing-street.ts'
import { hasPostcodes } from './billing-postcode.ts'
import { useDraft } from '../draft/booking-scope.tsx'

/** The address that the bank knows. A line that is needed by few comes once the one before it is filled. */
export function BillingFields() {
  const { billing } = useDraft()
  const needsStreet = banksCheckStreet(billing.country)
  return (
    <div className="flex flex-col gap-4">
      <BillingCountry />
      <BillingLine name="addressLine1" autoComplete="billing address-line1" required={needsStreet}>
        {needsStreet ? <Trans>Street and number</Trans> : <Trans>Street and number (optional)</Trans>}
      </BillingLine>
      {(billing.addressLine1 !== '' || billing.addressLine2 !== '') && (
        <BillingLine name="addressLine2" autoComplete="billing address-line2">
          <Trans>Apartment, floor or building (optional)</Trans>
        </BillingLine>
      )}
      {(billing.addressLine2 !== '' || billing.addressLine3 !== '') && (
        <BillingLine name="addressLine3" autoComplete="billing address-line3">
          <Trans>Another line (optional)</Trans>
        </BillingLine>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <BillingLine name="city" autoComplete="billing address-level2" required>
          <Trans>City</Trans>
        </BillingLine>
        <BillingLine name="region" autoComplete="billing address-level1">
          <Trans>Region (optional)</Trans>
        </BillingLine>
      </div>
      <BillingLine
        name="postcode"
        autoComplete="billing postal-code"
        className="sm:max-w-60"
        required={hasPostcodes(billing.country)}
      >
        {hasPostcodes(billing.country) ? <Trans>Postal code</Trans> : <Trans>Postal code (optional)</Trans>}
      </BillingLine>
    </div>
  )
}
