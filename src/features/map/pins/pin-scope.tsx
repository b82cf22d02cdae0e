import { type ReactNode, createContext, use, useMemo, useState, useSyncExternalStore } from 'react'
import { type PinStore, createPinStore } from './pin-store.ts'

const Scope = createContext<PinStore | undefined>(undefined)

/** Around a list and the map that answers it. */
export function PinScope({ children }: { readonly children: ReactNode }) {
  const [store] = useState(createPinStore)
  return <Scope value={store}>{children}</Scope>
}

export const usePinStore = (): PinStore => {
  const store = use(Scope)
  if (!store) throw new Error('A map and its cards belong inside a PinScope')
  return store
}

const nothing = (): undefined => undefined
const no = (): boolean => false

/** For the card of an item in the list: spread `card` on its outermost element. Only its own changes render it anew. */
export const usePinned = (id: string) => {
  const store = usePinStore()
  const isPointed = useSyncExternalStore(store.listen, () => store.pointed() === id, no)
  const isChosen = useSyncExternalStore(store.listen, () => store.chosen() === id, no)
  const card = useMemo(() => {
    const point = (): void => store.point(id)
    const unpoint = (): void => store.unpoint(id)
    return { 'data-pin-card': id, onPointerEnter: point, onPointerLeave: unpoint, onFocus: point, onBlur: unpoint }
  }, [store, id])
  return { isPointed, isChosen, card }
}

/** The chosen item's id, and the way to choose another. */
export const useChosenPin = (): readonly [string | undefined, PinStore['choose']] => {
  const store = usePinStore()
  return [useSyncExternalStore(store.listen, store.chosen, nothing), store.choose]
}
