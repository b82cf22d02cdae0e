import { type RefObject, useLayoutEffect } from 'react'
import type { Pin } from './pin.ts'
import type { PinStore } from './pin-store.ts'

export const pinSelector = (id: string): string => `[data-pin="${CSS.escape(id)}"]`

/**
 * Marks the pins that are pointed at and chosen, by hand: two elements change, and rendering two hundred to find them is
 * what a slow phone feels under the finger.
 */
export const usePinMarks = (group: RefObject<HTMLElement | null>, store: PinStore, pins: readonly Pin[]): void =>
  useLayoutEffect(() => {
    const marked: Record<string, Element | null | undefined> = {}
    const mark = (name: 'data-pointed' | 'data-chosen', id: string | undefined): void => {
      const pin = pins.find((one) => one.id === id)
      const element = pin && group.current?.querySelector(pinSelector(pin.id))
      if (marked[name] === element) return
      marked[name]?.removeAttribute(name)
      element?.setAttribute(name, '')
      if (name === 'data-chosen') {
        marked[name]?.firstElementChild?.setAttribute('aria-pressed', 'false')
        element?.firstElementChild?.setAttribute('aria-pressed', 'true')
      }
      marked[name] = element
    }
    const show = (): void => {
      mark('data-pointed', store.pointed())
      mark('data-chosen', store.chosen())
    }
    const clear = (): void => {
      mark('data-pointed', undefined)
      mark('data-chosen', undefined)
    }
    show()
    const stop = store.listen(show)
    return () => {
      stop()
      clear()
    }
  }, [group, store, pins])
