import { Trans, useLingui } from '@lingui/react/macro'
import { useHydrated, useRouter } from '@tanstack/react-router'
import { type FormEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Place } from '#domain/place/airport.ts'
import { Button } from '#/ui/button.tsx'
import { Icon } from '#/ui/icon.tsx'
import { typedChanges } from './adopt-typed.ts'
import { type RouterDrafts, useDraftStore } from '#/features/search/form/router-drafts.ts'
import { FaultSummary } from '#/features/search/form/fault-summary.tsx'
import { focusField } from '#/features/search/form/focus-field.ts'
import { TripDates } from './dates/trip-dates.tsx'
import { FaultWords } from './fault-words.tsx'
import type { FlightSearch } from '../search/flight-search.ts'
import type { Correction } from '../search/correction.ts'
import { PlaceField } from './places/place-field.tsx'
import type { PlaceName } from '#domain/place/airport.ts'
import { type SearchDraft, draftOf } from './search-draft.ts'
import { SearchFormProvider } from './search-form-scope.tsx'
import { createSearchStore } from './search-store.ts'
import { SwapButton } from './swap-button.tsx'
import { TravellersField } from './travellers-field.tsx'
import { TripTypeField } from './trip-type-field.tsx'
import { useStartSearch } from './use-start-search.ts'

export interface SearchFormProps {
  readonly initial: FlightSearch
  /** the endpoints of `initial` by name, where they are known */
  readonly places: Readonly<Record<'from' | 'to', PlaceName | undefined>>
  /** what of `initial` was corrected: ages that nobody gave are asked for again */
  readonly corrections?: readonly Correction[]
  /** airports near the visitor, nearest first: offered before anything is typed */
  readonly nearby?: readonly Place[]
  /** where people go to from there most */
  readonly popular?: readonly PlaceName[] | undefined
  /** the origin's day */
  readonly today: string
  /** where it begins as it was left, and is kept */
  readonly kept?: RouterDrafts<SearchDraft>
  /** where the trip type stands that a wide page has room for elsewhere */
  readonly tripTypeClass?: string
}

const none: readonly Place[] = []
const noNames: readonly PlaceName[] = []

/** The search as a form of the browser's own, by GET to the results; once the page runs, each field gets better. */
export function FlightSearchForm({
  initial,
  places,
  corrections,
  nearby = none,
  popular = noNames,
  today,
  kept,
  tripTypeClass,
}: SearchFormProps) {
  const { t } = useLingui()
  const router = useRouter()
  const hydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const store = useDraftStore(kept, (left) =>
    createSearchStore({
      draft: left ?? draftOf(initial, places, today, corrections),
      today,
      currency: undefined,
    }),
  )
  const scope = useMemo(() => ({ store, hydrated, nearby, popular }), [store, hydrated, nearby, popular])
  const { faults } = useSnapshot(store.state)
  const startSearch = useStartSearch(store)
  const [isStarting, setStarting] = useState(false)
  useLayoutEffect(() => {
    if (!hydrated && form.current) store.change(typedChanges(new FormData(form.current), store.state.draft))
  }, [store, hydrated])

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (isStarting) return
    setStarting(true)
    const fault = await startSearch().finally(() => setStarting(false))
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
          className="group/search flex flex-col gap-2.5 sm:gap-4"
        >
          <FaultSummary
            faults={faults.map((fault) => ({ field: fault.field, words: <FaultWords fault={fault} /> }))}
            onChoose={(field) => form.current && focusField(form.current, field)}
          />
          <div className="grid items-start gap-x-3 gap-y-2.5 sm:grid-cols-2 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:grid-cols-[minmax(0,11fr)_minmax(19.5rem,6.5fr)_minmax(0,5fr)_minmax(7rem,auto)] xl:gap-x-2 xl:[&_.control]:text-sm">
            <TripTypeField className={tripTypeClass} />
            <div className="relative grid gap-2.5 sm:grid-cols-2 sm:gap-x-9 sm:max-lg:col-span-full xl:gap-x-5">
              <PlaceField endpoint="from" />
              <PlaceField endpoint="to" />
              <div className="absolute end-3 top-1/2 -translate-y-1/2 sm:start-1/2 sm:end-auto sm:top-6.5 sm:translate-y-0.5 sm:-translate-x-1/2">
                <SwapButton />
              </div>
            </div>
            <div className="min-w-0 sm:max-lg:col-span-full">
              <TripDates />
            </div>
            <TravellersField />
            <Button type="submit" busy={isStarting} className="max-sm:mt-1 sm:mt-6.5">
              {!isStarting && <Icon name="i-lucide-search" />}
              <span>
                <Trans>
                  Search<span className="xl:sr-only"> flights</span>
                </Trans>
              </span>
            </Button>
          </div>
        </form>
      </search>
    </SearchFormProvider>
  )
}
