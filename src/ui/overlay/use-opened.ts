import { type SyntheticEvent, useEffect, useRef, useState } from 'react'

/**
 * For a native disclosure whose inside is loaded once somebody opens it, which may well be before the page runs. Spread
 * `details` on it; `opened` stays true from then on.
 */
export const useOpened = () => {
  const ref = useRef<HTMLDetailsElement>(null)
  const [opened, setOpened] = useState(false)
  useEffect(() => {
    if (ref.current?.open) setOpened(true)
  }, [])
  const onToggle = (event: SyntheticEvent<HTMLDetailsElement>): void => {
    if (event.currentTarget.open) setOpened(true)
  }
  return { opened, details: { ref, onToggle } }
}
