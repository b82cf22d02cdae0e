import { proxy, subscribe } from 'valtio/vanilla'

/** What list and map tell each other: which item somebody points at, and which one they chose. */
export interface PinStore {
  readonly pointed: () => string | undefined
  readonly chosen: () => string | undefined
  point(id: string | undefined): void
  /** Points at nothing, unless somebody points elsewhere by now. */
  unpoint(id: string): void
  choose(id: string | undefined): void
  listen(told: () => void): () => void
}

/** One for each list with its map on a page. */
export const createPinStore = (): PinStore => {
  const state = proxy<{ pointed: string | undefined; chosen: string | undefined }>({
    pointed: undefined,
    chosen: undefined,
  })
  return {
    pointed: () => state.pointed,
    chosen: () => state.chosen,
    point: (id) => {
      state.pointed = id
    },
    unpoint: (id) => {
      if (state.pointed === id) state.pointed = undefined
    },
    choose: (id) => {
      state.chosen = id
    },
    listen: (told) => subscribe(state, told, true),
  }
}
