import { Trans, useLingui } from '@lingui/react/macro'
import { useHydrated, useRouter } from '@tanstack/react-router'
import { type FormEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Place } from '#domain/place/airport.ts'
import { Button } from '#/ui/button.tsx'
import { Icon } from '#/ui/icon.tsx'
import { typedChanges } from './adopt-typed.ts'
import { DatesField } from './dates/dates-field.tsx'
import { FaultSummary } from './fault-summary.tsx'
import { focusField } from './focus-field.ts'
import { defaultReturn } from '#domain/time/bookable-days.ts'
import type { FlightSearch } from '../search/flight-search.ts'
import type { Correction } from '../search/correction.ts'
import { PlaceField } from './places/place-field.tsx'
import { draftOf } from './search-draft.ts'
import { SearchFormProvider } from './search-form-scope.tsx'
import { createSearchStore } from './search-store.ts'
import { SwapButton } from './swap-button.tsx'
import { TravellersField } from './travellers-field.tsx'
import { TripTypeField } from './trip-type-field.tsx'
import { useStartSearch } from './use-start-search.ts'

export interface SearchFormProps {
  readonly initial: FlightSearch
  /** the endpoints of `initial` by name, where they are known */
  readonly places: { readonly from: Place | undefined; readonly to: Place | undefined }
  /** what of `initial` was corrected: ages that nobody gave are asked for again */
  readonly corrections?: readonly Correction[]
  /** airports near the visitor, nearest first: offered before anything is typed */
  readonly nearby?: readonly Place[]
  /** the origin's day */
  readonly today: string
}

const none: readonly Place[] = []

/** The search as a form of the browser's own, by GET to the results; once the page runs, each field gets better. */
export function FlightSearchForm({ initial, places, corrections, nearby = none, today }: SearchFormProps) {
  const { t } = useLingui()
  const router = useRouter()
  const hydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const [store] = useState(() =>
    createSearchStore({
      draft: draftOf(initial, places, defaultReturn(today), corrections),
      today,
      currency: undefined,
    }),
  )
  const scope = useMemo(() => ({ store, hydrated, nearby }), [store, hydrated, nearby])
  const startSearch = useStartSearch(store)
  useLayoutEffect(() => {
    if (!hydrated && form.current) store.change(typedChanges(new FormData(form.current), store.state.draft))
  }, [store, hydrated])

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const fault = await startSearch()
    // the summary of faults moves the fields down: only then can one of them be brought into view
    requestAnimationFrame(() => fault && form.current && focusField(form.current, fault.field))
  }
  const home = router.buildLocation({ to: '/' }).publicHref
  const action = `${home === '/' ? '' : home}/vuelos/results`

  return (
    <SearchFormProvider value={scope}>
      <search aria-label={t`Flights`}>
        <form
          ref={form}
          method="get"
          action={action}
          onSubmit={submit}
          noValidate={hydrated}
          className="group/search flex flex-col gap-4"
        >
          <FaultSummary onChoose={(field) => form.current && focusField(form.current, field)} />
          <TripTypeField />
          <div className="grid items-start gap-3 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <div className="relative grid gap-3 sm:grid-cols-2 sm:gap-x-9">
              <PlaceField endpoint="from" />
              <PlaceField endpoint="to" />
              <div className="absolute end-3 top-1/2 -translate-y-1/2 sm:start-1/2 sm:end-auto sm:top-6.5 sm:translate-y-0.5 sm:-translate-x-1/2">
                <SwapButton />
              </div>
            </div>
            <DatesField />
          </div>
          <div className="flex flex-col gap-3 sm:flex-row sm:items-end sm:justify-between">
            <TravellersField className="sm:min-w-84" />
            <Button type="submit" className="sm:min-w-56">
              <Icon name="i-lucide-search" />
              <Trans>Search flights</Trans>
            </Button>
          </div>
        </form>
      </search>
    </SearchFormProvider>
  )
}
