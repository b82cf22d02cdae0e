import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { SegmentedControl } from '#/ui/fields/segmented-control.tsx'
import { DateGrid } from './date-grid.tsx'
import type { FlightSearch } from '../search/flight-search.ts'
import { PriceGraph } from './price-graph.tsx'

interface NearbyPricesPanelProps {
  readonly search: FlightSearch
  readonly today: string
}

type Picture = 'graph' | 'grid'

export default function NearbyPricesPanel({ search, today }: NearbyPricesPanelProps) {
  const { t } = useLingui()
  const [picture, setPicture] = useState<Picture>('graph')
  return (
    <div className="flex flex-col gap-4">
      {search.return !== undefined && (
        <SegmentedControl<Picture>
          legend={t`Show prices as`}
          name="nearby-prices"
          segments={[
            { value: 'graph', label: <Trans>Price graph</Trans> },
            { value: 'grid', label: <Trans>Date grid</Trans> },
          ]}
          value={picture}
          onChange={setPicture}
          className="self-start"
        />
      )}
      {picture === 'grid' && search.return !== undefined ? (
        <DateGrid search={search} />
      ) : (
        <PriceGraph search={search} today={today} />
      )}
    </div>
  )
}
