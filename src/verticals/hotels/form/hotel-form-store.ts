import { createFormStore } from '#/features/search/form/form-store.ts'
import { type DraftFault, type HotelDraft, draftFaults } from './hotel-draft.ts'

/** The state of one form of hotels. */
export const createHotelStore = (draft: HotelDraft, today: string) => ({
  ...createFormStore<HotelDraft, DraftFault>(draft, (now) => draftFaults(now, today)),
  today,
})

export type HotelStore = ReturnType<typeof createHotelStore>
