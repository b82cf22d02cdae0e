import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { DestinationField } from '#/features/search/destinations/destination-field.tsx'
import { DestinationProvider } from '#/features/search/destinations/destination-scope.ts'
import { type RouterDrafts, useDraftStore } from '#/features/search/form/router-drafts.ts'
import { NativeForm } from '#/features/search/form/native-form.tsx'
import { typedRooms } from '#/features/search/rooms/room-draft.ts'
import { RoomsField } from '#/features/search/rooms/rooms-field.tsx'
import { Button } from '#/ui/button.tsx'
import { classNames } from '#/ui/class-names.ts'
import { Icon } from '#/ui/icon.tsx'
import type { RequestedHotel } from './requested-hotel.ts'
import { FaultWords } from './fault-words.tsx'
import { type HotelDraft, typedChanges } from './hotel-draft.ts'
import { HotelFormProvider, useFaultWords, useHotelDraft, useHotelStore } from './hotel-form-scope.tsx'
import { createHotelStore } from './hotel-form-store.ts'
import { StayDates } from './stay-dates.tsx'
import { useStartHotelSearch } from './use-start-hotel-search.ts'

interface HotelSearchFormProps {
  readonly initial: HotelDraft
  readonly today: string
  /** where it begins as it was left, and is kept */
  readonly kept?: RouterDrafts<HotelDraft>
  /** the one that is asked for; missing where all of a city are */
  readonly hotel?: RequestedHotel | undefined
}

/** Where, which nights, and who stays in which room. */
export function HotelSearchForm({ initial, today, kept, hotel }: HotelSearchFormProps) {
  const { t } = useLingui()
  const store = useDraftStore(kept, (left) => createHotelStore(left ?? initial, today))
  const { faults } = useSnapshot(store.state)
  const startSearch = useStartHotelSearch(store, hotel)
  return (
    <HotelFormProvider value={store}>
      <NativeForm
        label={t`Hotels`}
        action={{ to: hotel === undefined ? '/hoteles/result' : '/hoteles/summary' }}
        faults={faults}
        Words={FaultWords}
        onTyped={(form) => store.change(typedChanges(form, typedRooms(form), store.state.draft))}
        onStart={startSearch}
      >
        <div
          className={classNames(
            'grid items-start gap-3',
            hotel === undefined
              ? 'lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)] xl:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_minmax(0,4fr)_minmax(11rem,auto)]'
              : 'lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(11rem,auto)]',
          )}
        >
          {hotel === undefined && <CityOrHotel />}
          {Object.entries(hotel?.kept ?? {}).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <StayDates />
          <Rooms />
          <Button type="submit" className="lg:mt-6.5">
            <Icon name="i-lucide-search" />
            {hotel === undefined ? <Trans>Search hotels</Trans> : <Trans>Show rooms</Trans>}
          </Button>
        </div>
      </NativeForm>
    </HotelFormProvider>
  )
}

function CityOrHotel() {
  const store = useHotelStore()
  const fault = useFaultWords()('destination')
  const scope = useMemo(() => ({ store, fault, sold: 'hotels' as const }), [store, fault])
  return (
    <DestinationProvider value={scope}>
      <DestinationField />
    </DestinationProvider>
  )
}

function Rooms() {
  const store = useHotelStore()
  const faultWords = useFaultWords()
  return (
    <RoomsField
      rooms={useHotelDraft().rooms}
      onChange={(rooms) => store.change({ rooms })}
      onTyped={(form) => {
        const rooms = typedRooms(new FormData(form))
        if (rooms) store.change({ rooms })
      }}
      fault={faultWords('rooms')}
      ageFault={(room, child) => faultWords(`age-${room}-${child}`)}
    />
  )
}
