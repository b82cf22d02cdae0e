import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { isDisplayCurrency } from '../currency/display-currencies.ts'
import type { IpInfo } from '../ip-info.ts'

/** Where a visitor seems to be, and what follows for prices until they choose a currency. Nothing where it is not known. */
export function PlaceNote() {
  const { ipInfo } = useRouter().options.context.page.visitor
  return ipInfo ? <PlaceWords {...ipInfo} /> : null
}

export function PlaceWords({ country, flag, currency }: IpInfo) {
  return (
    <p className="mt-2 text-xs text-muted">
      <Trans>Your country, by your connection:</Trans> <span aria-hidden="true">{flag}</span> {country}.
      {currency && (
        <>
          {' '}
          <CurrencyWords {...currency} />
        </>
      )}
    </p>
  )
}

function CurrencyWords({ currency_code: code, currency_name: name }: NonNullable<IpInfo['currency']>) {
  if (code === 'USD') return <Trans>Its currency is the one that everything is charged in.</Trans>
  if (isDisplayCurrency(code))
    return (
      <Trans>
        Its currency ({code}, {name}) stands beside prices unless you choose another.
      </Trans>
    )
  return (
    <Trans>
      We cannot show its currency ({code}, {name}): prices are in US dollars unless you choose another.
    </Trans>
  )
}
