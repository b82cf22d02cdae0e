import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react'
import type { EnhancedPlaceProps, Takeover } from './enhanced-place.ts'

const phone = '(max-width: 639px)'

const loadPart = async (): Promise<ComponentType<EnhancedPlaceProps>> =>
  matchMedia(phone).matches
    ? (await import('./place-sheet.tsx')).PlaceSheet
    : (await import('./place-combobox.tsx')).PlaceCombobox

interface EnhancedPlace {
  readonly Enhanced: ComponentType<EnhancedPlaceProps> | undefined
  readonly takeover: Takeover | undefined
  /** for the browser's own field: the first sign that somebody turns to it starts loading the better one */
  readonly native: {
    readonly ref: RefObject<HTMLInputElement | null>
    readonly onPointerEnter: () => void
    readonly onPointerDown: () => void
    readonly onInput: () => void
    readonly onFocus: () => void
  }
}

const takeoverOf = (input: HTMLInputElement | null, touched: boolean): Takeover | undefined =>
  input && document.activeElement === input
    ? {
        start: input.selectionStart ?? input.value.length,
        end: input.selectionEnd ?? input.value.length,
        open: touched,
      }
    : undefined

/** The better place field, once it has been asked for and has arrived. If it never does, the browser's own goes on working. */
export const useEnhancedPlace = (): EnhancedPlace => {
  const ref = useRef<HTMLInputElement>(null)
  const touched = useRef(false)
  const [wanted, setWanted] = useState(false)
  const [part, setPart] = useState<{ Enhanced: ComponentType<EnhancedPlaceProps>; takeover: Takeover | undefined }>()
  useEffect(() => {
    if (!wanted) return undefined
    let current = true
    loadPart().then(
      (Enhanced) => current && setPart({ Enhanced, takeover: takeoverOf(ref.current, touched.current) }),
      () => current && setWanted(false),
    )
    return () => {
      current = false
    }
  }, [wanted])
  useEffect(() => {
    if (document.activeElement !== ref.current) return
    touched.current = true
    setWanted(true)
  }, [])
  const want = (): void => setWanted(true)
  /** The field was pressed or typed into. */
  const press = (): void => {
    touched.current = true
    want()
  }
  return {
    Enhanced: part?.Enhanced,
    takeover: part?.takeover,
    native: { ref, onPointerEnter: want, onPointerDown: press, onInput: press, onFocus: want },
  }
}
