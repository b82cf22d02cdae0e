import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AirlineFacts, SectionOf } from '../content-page.ts'
import { SectionFrame } from './section-frame.tsx'

function Fact({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="flex flex-col gap-0.5 border-s-2 border-line ps-4">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="text-lg font-bold figures">{children}</dd>
    </div>
  )
}

interface AirlineDetailsProps {
  readonly section: SectionOf<'AirlineDetails'>
  readonly airline: AirlineFacts
}

export function AirlineDetails({ section: { id, level, title, details }, airline }: AirlineDetailsProps) {
  const { i18n } = useLingui()
  const flights = i18n.number(airline.flightsPerWeek, { useGrouping: 'always' })
  return (
    <SectionFrame id={id} level={level} title={title ?? <Trans>The airline in a few facts</Trans>}>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-5 lg:grid-cols-4">
        <Fact name={<Trans>Main airport</Trans>}>
          {airline.mainAirportName} ({airline.mainAirport})
        </Fact>
        <Fact name={<Trans>IATA code</Trans>}>{airline.iataCode}</Fact>
        <Fact name={<Trans>Founded in</Trans>}>{airline.foundationYear}</Fact>
        <Fact name={<Trans>Flights a week</Trans>}>
          <Trans>about {flights}</Trans>
        </Fact>
      </dl>
      {details && <p className="text-muted">{details}</p>}
    </SectionFrame>
  )
}
