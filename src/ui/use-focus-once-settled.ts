import { useEffect, useRef } from 'react'

/** Moves the focus to where the page goes on, once what was asked is settled; not where nothing was asked. */
export const useFocusOnceSettled = (id: string, settled: boolean): void => {
  const asked = useRef(!settled)
  useEffect(() => {
    if (settled && asked.current) document.getElementById(id)?.focus()
    asked.current = !settled
  }, [id, settled])
}
