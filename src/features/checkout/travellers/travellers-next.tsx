import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { type ButtonSize, buttonClass } from '#/ui/button-class.ts'
import { Button } from '#/ui/button.tsx'
import { useBooking, useTravelDays, useDraft } from '../draft/booking-scope.tsx'
import { HeldUp } from './held-up.tsx'
import type { OnTravellersPage } from '../product/product-on-pages.ts'

/** Whether a part of the page has come into sight, lies above it, or has had the focus. */
const useReached = (part: HTMLElement | null): boolean => {
  const [reached, setReached] = useState(false)
  const [entered, setEntered] = useState(false)
  useEffect(() => {
    if (!part) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        // a busy page is told of several at once, the newest last
        const entry = entries.at(-1)
        if (entry) setReached(entry.isIntersecting || entry.boundingClientRect.top < 0)
      },
      { rootMargin: '0px 0px -35% 0px' },
    )
    observer.observe(part)
    // whoever is in it by keyboard has reached it, wherever it stands
    const enter = (): void => setEntered(true)
    part.addEventListener('focusin', enter)
    return () => {
      observer.disconnect()
      part.removeEventListener('focusin', enter)
    }
  }, [part])
  return reached || entered
}

interface TravellersNextProps {
  /** the travellers' form, once it is there */
  readonly form: HTMLFormElement | null
  readonly size: ButtonSize
  /** of the kind that is being booked */
  readonly product: Pick<OnTravellersPage, 'faults' | 'enter'>
}

/** Beside the total: leads to the travellers' form, and on from there for whoever has reached it or filled it in. */
export function TravellersNext({ form, size, product }: TravellersNextProps) {
  const { draft } = useSnapshot(useBooking().draft.state)
  const reached = useReached(form)
  if (form && draft && reached) return <GoOn form={form} size={size} />
  return form && draft ? (
    <GoOnOnceEntered form={form} size={size} product={product} />
  ) : (
    <Enter size={size} product={product} />
  )
}

interface GoOnProps extends Omit<TravellersNextProps, 'form'> {
  readonly form: HTMLFormElement
}

function GoOnOnceEntered({ form, size, product }: GoOnProps) {
  const isEntered = product.faults(useDraft(), useTravelDays()).length === 0
  return isEntered ? <GoOn form={form} size={size} /> : <Enter size={size} product={product} />
}

function GoOn({ form, size }: Omit<GoOnProps, 'product'>) {
  const { item } = useDraft()
  return (
    <>
      <HeldUp />
      <Button type="submit" form={form.id} size={size} className="shrink-0">
        {item.holdUntil ? <Trans>Continue to hold the seats</Trans> : <Trans>Continue to payment</Trans>}
      </Button>
    </>
  )
}

function Enter({ size, product }: Omit<TravellersNextProps, 'form'>) {
  const { i18n } = useLingui()
  return (
    <a href="#next" className={buttonClass('primary', size, 'shrink-0')}>
      {i18n._(product.enter)}
    </a>
  )
}
