import { redirect, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { SitePage } from '../product/booking-pages.ts'
import { paymentStatus } from '../session/payment-status.functions.ts'
import type { PaymentStatus } from '../session/payment-status.ts'
import { standsAt } from './payment-guard.ts'

/** The path of the confirmation that this tab shows; undefined where it shows none. */
let shown: string | undefined

/** Remembers, while a confirmation stands, where it does. */
export const useShownConfirmation = (): void => {
  const router = useRouter()
  useEffect(() => {
    shown = router.latestLocation.pathname
    return () => {
      shown = undefined
    }
  }, [router])
}

/**
 * For the loader of a page on which an answer about a payment is waited for. Who comes to it from the confirmation has nothing to
 * wait for, and is led home (rule route-3). Apart from other guards: the page to pay on loads those.
 */
export const waitsAt = async (here: SitePage, confirmed: SitePage): Promise<PaymentStatus> => {
  if (shown === confirmed) {
    const status = await paymentStatus({ data: { ask: true } })
    if (status?.payment.status === 'confirmed') throw redirect({ to: '/', replace: true })
  }
  return standsAt(here)
}
