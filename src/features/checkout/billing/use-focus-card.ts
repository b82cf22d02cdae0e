import { useLocation } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'
import { cardHash } from './card-hash.ts'
import { cardFieldName, focusPayField } from '../payment/pay-faults.ts'

/** Whoever comes back from a refused card goes on where the next one is typed. */
export const useFocusCard = (form: RefObject<HTMLFormElement | null>): void => {
  const isWanted = useLocation({ select: ({ hash }) => hash === cardHash })
  useEffect(() => {
    if (!isWanted) return undefined
    const frame = requestAnimationFrame(() => focusPayField(form.current, cardFieldName('number')))
    return () => cancelAnimationFrame(frame)
  }, [form, isWanted])
}
