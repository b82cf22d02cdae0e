import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { lastBookableDay } from '#domain/time/bookable-days.ts'
import { DatesField } from '#/features/search/dates/dates-field.tsx'
import { DatesProvider } from '#/features/search/dates/dates-scope.ts'
import { useDayWords } from '#/features/search/dates/use-day-words.ts'
import { FaultWords } from '../fault-words.tsx'
import { useDraft, useFault, useSearchForm } from '../search-form-scope.tsx'

const loadPrices = async () => (await import('./priced-months.tsx')).PricedMonths

/** The days of the trip, each with its lowest price in the calendar. */
export function TripDates() {
  const { t } = useLingui()
  const { store } = useSearchForm()
  const { tripType, departure, return: back } = useDraft()
  const [departureFault, returnFault] = [useFault('departure'), useFault('return')]
  const departureLabel = t`Departure`
  const returnLabel = t`Return`
  const label = t`Days of the trip`
  const scope = useMemo(
    () => ({
      ends: {
        first: {
          name: 'departure',
          label: departureLabel,
          day: departure,
          fault: departureFault && <FaultWords fault={departureFault} />,
        },
        last: {
          name: 'return',
          label: returnLabel,
          day: back,
          fault: returnFault && <FaultWords fault={returnFault} />,
        },
      },
      kind: tripType === '2' ? ('trip' as const) : ('day' as const),
      label,
      today: store.today,
      lastDay: lastBookableDay(store.today),
      fewestNights: 0,
      change: ({ first, last }: { readonly first?: string; readonly last?: string }) =>
        store.change({ ...(first !== undefined && { departure: first }), ...(last !== undefined && { return: last }) }),
      chosen: <ChosenDay />,
      loadAround: loadPrices,
    }),
    [store, tripType, departure, back, departureFault, returnFault, departureLabel, returnLabel, label],
  )
  return (
    <DatesProvider value={scope}>
      <DatesField lastClass="group-has-[input[value='1']:checked]/search:hidden" />
    </DatesProvider>
  )
}

function ChosenDay() {
  const first = useDayWords()(useDraft().departure)
  return <Trans>Fly on {first}</Trans>
}
