import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react'
import type { EnhancedFieldProps, Takeover } from './enhanced-field.ts'

const phone = '(max-width: 39.99rem)'

/** The two ways to suggest: on a phone with the whole screen, elsewhere below the field. */
export interface EnhancedFields<Name extends string> {
  readonly loadSheet: () => Promise<ComponentType<EnhancedFieldProps<Name>>>
  readonly loadCombobox: () => Promise<ComponentType<EnhancedFieldProps<Name>>>
}

/** The one that this screen takes. */
export const loadEnhanced = <Name extends string>({ loadSheet, loadCombobox }: EnhancedFields<Name>) =>
  matchMedia(phone).matches ? loadSheet() : loadCombobox()

interface EnhancedField<Name extends string> {
  readonly Enhanced: ComponentType<EnhancedFieldProps<Name>> | undefined
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

const takeoverOf = (input: HTMLInputElement | null, touched: boolean): Takeover | undefined => {
  if (!input || document.activeElement !== input) return undefined
  const { length } = input.value
  return {
    startFromEnd: length - (input.selectionStart ?? length),
    endFromEnd: length - (input.selectionEnd ?? length),
    open: touched,
  }
}

/** The better field, once it has been asked for and has arrived. If it never does, the browser's own goes on working. */
export const useEnhancedField = <Name extends string>(fields: EnhancedFields<Name>): EnhancedField<Name> => {
  const ref = useRef<HTMLInputElement>(null)
  const touched = useRef(false)
  const [wanted, setWanted] = useState(false)
  const [part, setPart] = useState<{
    Enhanced: ComponentType<EnhancedFieldProps<Name>>
    takeover: Takeover | undefined
  }>()
  useEffect(() => {
    if (!wanted) return undefined
    let current = true
    loadEnhanced(fields).then(
      (Enhanced) => current && setPart({ Enhanced, takeover: takeoverOf(ref.current, touched.current) }),
      () => current && setWanted(false),
    )
    return () => {
      current = false
    }
  }, [wanted, fields])
  useEffect(() => {
    if (document.activeElement !== ref.current) return
    // what was pressed before the page ran opens; what was merely come to does not
    touched.current = !window.earlyPresses?.isTabbed
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
