import { type RefObject, useEffect, useRef } from 'react'

/** Whoever has answered the question about the price goes on at Pay, which was not there meanwhile. */
export const useFocusPay = (form: RefObject<HTMLFormElement | null>, isAsked: boolean): void => {
  const wasAsked = useRef(isAsked)
  useEffect(() => {
    if (wasAsked.current && !isAsked) {
      for (const button of form.current?.querySelectorAll<HTMLElement>('button[type=submit]') ?? []) button.focus()
    }
    wasAsked.current = isAsked
  }, [form, isAsked])
}
