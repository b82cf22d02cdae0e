import { proxy } from 'valtio'
import { type SessionStorage, readStored, writeStored } from '#/ui/browser-storage.ts'

/** The trip that a visitor chose last, so that a page they go back to can take them to it again. */
export interface SelectedTrip {
  /** the search it was chosen from, as its results page names it */
  readonly search: string
  /** the parameters of its summary's address */
  readonly url: Readonly<Record<string, string>>
}

const key = 'trayecto.selected'

const isFields = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isSelectedTrip = (value: unknown): value is SelectedTrip =>
  isFields(value) &&
  typeof value.search === 'string' &&
  isFields(value.url) &&
  Object.values(value.url).every((parameter) => typeof parameter === 'string')

export const createSelectedTrip = (storage: SessionStorage) => {
  const state = proxy<{ trip: SelectedTrip | undefined }>({ trip: undefined })
  return {
    state,
    load: (): void => {
      state.trip = readStored(storage, key, isSelectedTrip)
    },
    choose: (trip: SelectedTrip): void => {
      state.trip = trip
      writeStored(storage, key, trip)
    },
  }
}
