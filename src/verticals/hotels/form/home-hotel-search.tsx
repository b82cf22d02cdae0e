import { noDestination } from '#/features/search/destinations/destination-draft.ts'
import { fallbackRooms } from '#domain/stay.ts'
import { defaultDeparture, defaultReturn } from '#domain/time/bookable-days.ts'
import type { RouterDrafts } from '#/features/search/form/router-drafts.ts'
import type { HotelDraft } from './hotel-draft.ts'
import { HotelSearchForm } from './hotel-search-form.tsx'

const kept: RouterDrafts<HotelDraft> = new WeakMap()

/** The form of a visitor who has not searched yet. Where to is theirs to say. */
export default function HomeHotelSearch({ today }: { readonly today: string }) {
  const initial = {
    destination: noDestination,
    checkIn: defaultDeparture(today),
    checkOut: defaultReturn(today),
    rooms: fallbackRooms,
  }
  return <HotelSearchForm initial={initial} today={today} kept={kept} />
}
