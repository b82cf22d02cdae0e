import { proxy } from 'valtio'
import { type SessionStorage, readStored, writeStored } from './session-storage.ts'

/** The trip that a visitor chose last, so that a page they go back to can take them to it again. */
export interface SelectedTrip {
  /** the search it was chosen from, as its results page names it */
  readonly search: string
  /** the address of its summary */
  readonly href: string
}

const key = 'trayecto.selected'

const isSelectedTrip = (value: unknown): value is SelectedTrip =>
  typeof value === 'object' &&
  value !== null &&
  'search' in value &&
  'href' in value &&
  typeof value.search === 'string' &&
  typeof value.href === 'string' &&
  value.href.startsWith('/')

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
