import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * For a native disclosure whose inside is loaded once somebody opens it, which may well be before the page runs. Spread
 * `details` on it; `opened` stays true from then on. It folds once a form in it was sent and has led to another `address`.
 */
export const useOpened = (address: string) => {
  const ref = useRef<HTMLDetailsElement>(null)
  const [opened, setOpened] = useState(false)
  useEffect(() => {
    if (ref.current?.open) setOpened(true)
  }, [])
  const sentFrom = useRef<string>(undefined)
  const note = useEffectEvent((): void => {
    sentFrom.current = address
  })
  useEffect(() => {
    const details = ref.current
    // whoever does something else was told what is wrong, and has not sent it
    const forget = (): void => void (sentFrom.current = undefined)
    details?.addEventListener('submit', note)
    addEventListener('pointerdown', forget, true)
    addEventListener('keydown', forget, true)
    return () => {
      details?.removeEventListener('submit', note)
      removeEventListener('pointerdown', forget, true)
      removeEventListener('keydown', forget, true)
    }
  }, [])
  useEffect(() => {
    if (sentFrom.current === undefined || sentFrom.current === address) return
    sentFrom.current = undefined
    if (ref.current) ref.current.open = false
  }, [address])
  const onToggle = (event: SyntheticEvent<HTMLDetailsElement>): void => {
    if (event.currentTarget.open) setOpened(true)
  }
  return { opened, details: { ref, onToggle } }
}
