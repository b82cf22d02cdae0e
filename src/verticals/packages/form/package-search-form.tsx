import { Trans, useLingui } from '@lingui/react/macro'
import { useHydrated, useRouter } from '@tanstack/react-router'
import { type FormEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Place } from '#domain/place/airport.ts'
import { FaultSummary } from '#/features/search/form/fault-summary.tsx'
import { focusField } from '#/features/search/form/focus-field.ts'
import { type RouterDrafts, useDraftStore } from '#/features/search/form/router-drafts.ts'
import { type RoomDrafts, typedRooms } from '#/features/search/rooms/room-draft.ts'
import { RoomsField } from '#/features/search/rooms/rooms-field.tsx'
import { Button } from '#/ui/button.tsx'
import { Icon } from '#/ui/icon.tsx'
import { typedChanges } from '../../flights/form/adopt-typed.ts'
import { CabinField } from '../../flights/form/cabin-field.tsx'
import { FaultWords } from '../../flights/form/fault-words.tsx'
import { PlaceField } from '../../flights/form/places/place-field.tsx'
import { type SearchDraft, draftOf } from '../../flights/form/search-draft.ts'
import { SearchFormProvider } from '../../flights/form/search-form-scope.tsx'
import type { SearchFormProps } from '../../flights/form/search-form.tsx'
import { createSearchStore } from '../../flights/form/search-store.ts'
import { SwapButton } from '../../flights/form/swap-button.tsx'
import { OwnFaultWords } from './own-fault-words.tsx'
import { PackageDates } from './package-dates.tsx'
import { usePackageForm } from './use-package-form.ts'

interface PackageSearchFormProps extends Omit<SearchFormProps, 'corrections'> {
  readonly rooms: RoomDrafts
  readonly keptRooms?: RouterDrafts<RoomDrafts>
}

const none: readonly Place[] = []

/** The search as a form of the browser's own, by GET to the results; once the page runs, each field gets better. */
export function PackageSearchForm({
  initial,
  places,
  nearby = none,
  today,
  kept,
  rooms: asked,
  keptRooms,
}: PackageSearchFormProps) {
  const { t } = useLingui()
  const router = useRouter()
  const hydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const [near] = useState(nearby)
  const store = useDraftStore(kept, (left) => {
    const draft: SearchDraft = left ?? { ...draftOf(initial, places, today), tripType: '2' }
    return createSearchStore({ draft, today, currency: undefined })
  })
  const scope = useMemo(() => ({ store, hydrated, nearby: near }), [store, hydrated, near])
  const { faults } = useSnapshot(store.state)
  const { rooms, setRooms, own, start } = usePackageForm(store, asked, keptRooms)
  useLayoutEffect(() => {
    if (hydrated || !form.current) return
    const typed = new FormData(form.current)
    store.change({ ...typedChanges(typed, store.state.draft), tripType: '2' })
    const inRooms = typedRooms(typed)
    if (inRooms) setRooms(inRooms)
  }, [store, hydrated, setRooms])

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const field = await start()
    // the summary of faults moves the fields down: only then can one of them be brought into view
    requestAnimationFrame(() => field !== undefined && form.current && focusField(form.current, field))
  }
  const wordsOf = (field: string) => {
    const fault = own.find((one) => one.field === field)
    return fault && <OwnFaultWords fault={fault} />
  }
  return (
    <SearchFormProvider value={scope}>
      <search aria-label={t`Flight + hotel`}>
        <form
          ref={form}
          method="get"
          action={router.buildLocation({ to: '/paquetes/result' }).publicHref}
          onSubmit={submit}
          noValidate={hydrated}
          className="group/search flex flex-col gap-4"
        >
          <FaultSummary
            faults={[
              ...faults.map((fault) => ({ field: fault.field as string, words: <FaultWords fault={fault} /> })),
              ...own.map((fault) => ({ field: fault.field, words: <OwnFaultWords fault={fault} /> })),
            ]}
            onChoose={(field) => form.current && focusField(form.current, field)}
          />
          <div className="grid items-start gap-3 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <div className="relative grid gap-3 sm:grid-cols-2 sm:gap-x-9">
              <PlaceField endpoint="from" />
              <PlaceField endpoint="to" />
              <div className="absolute end-3 top-1/2 -translate-y-1/2 sm:start-1/2 sm:end-auto sm:top-6.5 sm:translate-y-0.5 sm:-translate-x-1/2">
                <SwapButton />
              </div>
            </div>
            <PackageDates nightsFault={wordsOf('return')} />
          </div>
          <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(11rem,auto)]">
            <RoomsField
              rooms={rooms}
              onChange={setRooms}
              onTyped={(typed) => setRooms(typedRooms(new FormData(typed)) ?? rooms)}
              fault={wordsOf('rooms')}
              ageFault={(room, child) => wordsOf(`age-${room}-${child}`)}
            />
            <CabinField />
            <Button type="submit" className="max-lg:col-span-full lg:mt-6.5">
              <Icon name="i-lucide-search" />
              <Trans>Search flight + hotel</Trans>
            </Button>
          </div>
        </form>
      </search>
    </SearchFormProvider>
  )
}
