import { useImperativeHandle } from 'react'
import { useSaved } from './saved-scope.tsx'
import { keepTravellers } from './saved-travellers.functions.ts'

const outlivingThePage: typeof fetch = (input, init) => fetch(input, { ...init, keepalive: true })

/** Keeps the travellers when their step is left. Nobody waits for it: a booking goes on whether they could be kept or not. */
export const useSaving = (keeps: boolean, documents: boolean): void => {
  const { onContinue } = useSaved()
  useImperativeHandle<(() => void) | null, (() => void) | null>(
    onContinue,
    () =>
      keeps ? () => void keepTravellers({ data: { documents }, fetch: outlivingThePage }).catch(() => undefined) : null,
    [keeps, documents],
  )
}
