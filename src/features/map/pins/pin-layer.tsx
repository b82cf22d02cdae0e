import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  memo,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type Arrow, arrowTable, arrows } from './arrows.ts'
import { type Spot, spotOf } from '../mercator.ts'
import type { Pin } from './pin.ts'
import { usePinStore } from './pin-scope.tsx'
import type { PlacedPin } from './place-pins.ts'
import { pinSelector, usePinMarks } from './use-pin-marks.ts'

/** The pin that an event happens on. */
const pinOf = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-pin]')?.dataset.pin : undefined

const isArrow = (key: string): key is Arrow => arrows.some((arrow) => arrow === key)

interface PinLayerProps {
  readonly pins: readonly Pin[]
  readonly placed: readonly PlacedPin[]
  readonly name: string
  readonly hintId: string
  /** a pin has come to be where the keyboard is */
  readonly onReach: (spot: Spot) => void
  /** Escape, from a pin */
  readonly onLeave: (id: string) => void
}

/** What it says shows where there is room for it, or where somebody points at it. */
const PinButton = memo(({ pin, isTabStop }: { readonly pin: Pin; readonly isTabStop: boolean }) => (
  <button type="button" aria-label={pin.name} aria-pressed="false" tabIndex={isTabStop ? 0 : -1} className="figures">
    {pin.label}
  </button>
))

/** Pins as buttons, of which one is in the tab order; arrows lead from each to the nearest that way. */
export const PinLayer = memo(({ pins, placed, name, hintId, onReach, onLeave }: PinLayerProps) => {
  const store = usePinStore()
  const group = useRef<HTMLFieldSetElement>(null)
  const [reached, setReached] = useState<string>()
  usePinMarks(group, store, pins)
  const spots = useMemo(() => pins.map(({ at }) => spotOf(at)), [pins])
  const table = useMemo(() => arrowTable(spots), [spots])
  const indexOf = useMemo(() => new Map(pins.map(({ id }, index) => [id, index])), [pins])
  const tabStop = reached !== undefined && indexOf.has(reached) ? reached : pins[0]?.id

  const go = (id: string, arrow: Arrow): void => {
    const next = pins[table[arrow][indexOf.get(id) ?? -1] ?? -1]
    if (next)
      group.current?.querySelector<HTMLElement>(`${pinSelector(next.id)} button`)?.focus({ preventScroll: true })
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const id = pinOf(event.target)
    if (id === undefined || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return
    if (isArrow(event.key)) go(id, event.key)
    else if (event.key === 'Escape' && store.chosen() !== undefined) store.choose(undefined)
    else if (event.key === 'Escape') return onLeave(id)
    else return undefined
    event.preventDefault()
    return event.stopPropagation()
  }
  const onFocus = (event: FocusEvent): void => {
    const id = pinOf(event.target)
    const spot = id === undefined ? undefined : spots[indexOf.get(id) ?? -1]
    if (id === undefined || !spot) return
    setReached(id)
    store.point(id)
    if (event.target.matches(':focus-visible')) onReach(spot)
  }
  const onBlur = (event: FocusEvent): void => store.unpoint(pinOf(event.target) ?? '')
  const onPointerOver = (event: PointerEvent): void => {
    const id = pinOf(event.target)
    if (id !== undefined) store.point(id)
  }
  const onPointerOut = (event: PointerEvent): void => store.unpoint(pinOf(event.target) ?? '')
  const onClick = (event: MouseEvent): void => {
    const id = pinOf(event.target)
    if (id !== undefined) store.choose(store.chosen() === id ? undefined : id)
  }
  return (
    <fieldset
      ref={group}
      aria-label={name}
      aria-describedby={hintId}
      {...{ onKeyDown, onFocus, onBlur, onPointerOver, onPointerOut, onClick }}
    >
      {placed.map(({ pin, box, hasRoom }) => (
        <div
          key={pin.id}
          data-pin={pin.id}
          data-room={hasRoom || undefined}
          className="map-pin"
          style={{ transform: `translate(${box.x}px,${box.y}px)` }}
        >
          <PinButton pin={pin} isTabStop={pin.id === tabStop} />
        </div>
      ))}
    </fieldset>
  )
})
