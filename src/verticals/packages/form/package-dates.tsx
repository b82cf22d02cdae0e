import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo } from 'react'
import { lastBookableDay } from '#domain/time/bookable-days.ts'
import { DatesField } from '#/features/search/dates/dates-field.tsx'
import { DatesProvider } from '#/features/search/dates/dates-scope.ts'
import { FaultWords } from '../../flights/form/fault-words.tsx'
import { useDraft, useFault, useSearchForm } from '../../flights/form/search-form-scope.tsx'

/** The days of the trip, a night between at least. No day has a price: those of flights alone would be other ones. */
export function PackageDates({ nightsFault }: { readonly nightsFault: ReactNode }) {
  const { t } = useLingui()
  const { store } = useSearchForm()
  const { departure, return: back } = useDraft()
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
          fault: returnFault ? <FaultWords fault={returnFault} /> : nightsFault,
        },
      },
      kind: 'trip' as const,
      label,
      today: store.today,
      lastDay: lastBookableDay(store.today),
      fewestNights: 1,
      change: ({ first, last }: { readonly first?: string; readonly last?: string }) =>
        store.change({ ...(first !== undefined && { departure: first }), ...(last !== undefined && { return: last }) }),
    }),
    [store, departure, back, departureFault, returnFault, nightsFault, departureLabel, returnLabel, label],
  )
  return (
    <DatesProvider value={scope}>
      <DatesField />
    </DatesProvider>
  )
}
