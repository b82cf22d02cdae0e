import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { onSeenAgain } from '#/ui/seen-again.ts'
import { paymentStatus } from '../session/payment-status.functions.ts'
import type { BookingPayment } from '../machine/booking-payment.ts'
import type { SitePage } from '../product/booking-pages.ts'
import { type PaymentStatus, pageOfPayment, placeOfVisitor } from '../session/payment-status.ts'

type Heard = { readonly status: PaymentStatus | undefined } | undefined

const ask = async (): Promise<Heard> => {
  try {
    return { status: await paymentStatus({ data: { ask: true } }) }
  } catch {
    return undefined
  }
}

const belongsHere = ({ status }: NonNullable<Heard>, here: SitePage): boolean =>
  status !== undefined && pageOfPayment(status.payment, status.pages) === here

/**
 * Asks how the payment stands until it stands elsewhere, then goes there: every `every` milliseconds, and as soon as the page
 * is looked at again. One that stands otherwise than `shown`, but belongs here too, has the page loaded anew. It only asks; it never
 * charges. Answers whether the last question was heard at all.
 */
export const useFollowPayment = (here: SitePage, shown: BookingPayment['status'], every: number): boolean => {
  const router = useRouter()
  const [heard, setHeard] = useState(true)
  useEffect(() => {
    let isLeft = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async (): Promise<void> => {
      clearTimeout(timer)
      const answer = await ask()
      if (isLeft) return
      setHeard(answer !== undefined)
      if (answer && !belongsHere(answer, here)) {
        return router.navigate({ ...placeOfVisitor(answer.status), replace: true })
      }
      if (answer && answer.status?.payment.status !== shown) await router.invalidate()
      if (isLeft) return
      timer = setTimeout(() => void look(), every)
    }
    timer = setTimeout(() => void look(), every)
    const stopListening = onSeenAgain(() => void look())
    return () => {
      isLeft = true
      stopListening()
      clearTimeout(timer)
    }
  }, [router, here, shown, every])
  return heard
}
