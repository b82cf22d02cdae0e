import { Trans } from '@lingui/react/macro'
import { fallbackCounts } from '#domain/traveller/travellers.ts'
import type { SearchStart } from '#/features/content/page/search-start.ts'
import { FlightSearchForm } from '#/verticals/flights/form/search-form.tsx'

export interface FlightSearchProps {
  readonly start: SearchStart
}

const besideHeading = 'sm:absolute sm:end-4 sm:top-3'

/** The search for flights of the home page, on a page that is read. */
export function FlightSearch({ start: { from, to, departure, return: back, today } }: FlightSearchProps) {
  return (
    <div
      data-part="flight-search"
      className="relative flex flex-col gap-3 rounded-2xl border border-line bg-surface p-3 sm:p-4"
    >
      <h2 className="text-lg">
        <Trans>Search flights</Trans>
      </h2>
      <FlightSearchForm
        initial={{
          ...fallbackCounts,
          from: from?.code ?? '',
          to: to?.code ?? '',
          departure,
          return: back,
          ages: [],
          cabin: 'economy',
        }}
        places={{ from, to }}
        today={today}
        tripTypeClass={besideHeading}
      />
    </div>
  )
}
