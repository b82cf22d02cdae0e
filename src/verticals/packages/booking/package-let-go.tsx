import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useDraft } from '#/features/checkout/draft/booking-scope.tsx'
import type { LetGo } from '#/features/checkout/machine/booking-payment.ts'
import { flightsUrl, staysUrl } from '../search/package-addresses.ts'
import type { PackageDraft } from './package-item.ts'
import { PairLetGo, isRefusedIn } from './pair-let-go.tsx'

interface PackageLetGoProps {
  readonly letGo: LetGo
  readonly onLeave: () => void
}

/** Which part of a flight and a stay was refused, and what can be done. */
export function PackageLetGo({ letGo, onLeave }: PackageLetGoProps) {
  const { item } = useDraft() as PackageDraft
  const isHotel = isRefusedIn(letGo, 'hotel')
  const search = isHotel ? staysUrl(item.search) : flightsUrl(item.search)
  return (
    <PairLetGo
      letGo={letGo}
      onLeave={onLeave}
      refusal={<Refusal hotel={isHotel} flight={isRefusedIn(letGo, 'flight')} />}
      another={{
        words: isHotel ? <Trans>Choose another hotel</Trans> : <Trans>Choose another flight</Trans>,
        link: { to: '/paquetes/result', search },
      }}
      flightOfferId={item.flightOfferId}
    />
  )
}

function Refusal({ hotel, flight }: Record<'hotel' | 'flight', boolean>): ReactNode {
  if (hotel && flight) return <Trans>Neither the airline nor the hotel could confirm.</Trans>
  return hotel ? (
    <Trans>The hotel could not confirm the rooms, so we gave the flight back, at no cost.</Trans>
  ) : (
    <Trans>The airline could not confirm the flight, so we gave the hotel back, at no cost.</Trans>
  )
}
