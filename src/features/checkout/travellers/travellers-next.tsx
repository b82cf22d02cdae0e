import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { type ButtonSize, buttonClass } from '#/ui/button-class.ts'
import { Button } from '#/ui/button.tsx'
import { useBooking, useTravelDays, useDraft } from '../draft/booking-scope.tsx'
import { travellerFaults } from './traveller-faults.ts'

/** Whether a part of the page has come into sight, or lies above it. */
const useReached = (part: HTMLElement | null): boolean => {
  const [reached, setReached] = useState(false)
  useEffect(() => {
    if (!part) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => entry && setReached(entry.isIntersecting || entry.boundingClientRect.top < 0),
      { rootMargin: '0px 0px -35% 0px' },
    )
    observer.observe(part)
    return () => observer.disconnect()
  }, [part])
  return reached
}

interface TravellersNextProps {
  /** the travellers' form, once it is there */
  readonly form: HTMLFormElement | null
  readonly size: ButtonSize
}

/** Beside the total: leads to the travellers' form, and on from there for whoever has reached it or filled it in. */
export function TravellersNext({ form, size }: TravellersNextProps) {
  const { draft } = useSnapshot(useBooking().draft.state)
  const reached = useReached(form)
  if (form && reached) return <GoOn form={form} size={size} />
  return form && draft ? <GoOnOnceEntered form={form} size={size} /> : <Enter size={size} />
}

function GoOnOnceEntered({ form, size }: { readonly form: HTMLFormElement; readonly size: ButtonSize }) {
  const faults = travellerFaults(useDraft(), useTravelDays())
  return faults.length === 0 ? <GoOn form={form} size={size} /> : <Enter size={size} />
}

function GoOn({ form, size }: { readonly form: HTMLFormElement; readonly size: ButtonSize }) {
  return (
    <Button size={size} className="shrink-0" onClick={() => form.requestSubmit()}>
      <Trans>Continue</Trans>
    </Button>
  )
}

function Enter({ size }: { readonly size: ButtonSize }) {
  return (
    <a href="#next" className={buttonClass('primary', size, 'shrink-0')}>
      <Trans>Enter travellers</Trans>
    </a>
  )
}
