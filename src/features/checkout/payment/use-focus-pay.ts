import { type RefObject, useEffect, useRef } from 'react'

/** Whoever has answered the question about the price goes on at Pay, once its dialog has let go of the focus. */
export const useFocusPay = (form: RefObject<HTMLFormElement | null>, isAsked: boolean): void => {
  const wasAsked = useRef(isAsked)
  useEffect(() => {
    const isAnswered = wasAsked.current && !isAsked
    wasAsked.current = isAsked
    if (!isAnswered) return
    const frame = requestAnimationFrame(() => {
      for (const button of form.current?.querySelectorAll<HTMLElement>('button[type=submit]') ?? []) button.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [form, isAsked])
}
