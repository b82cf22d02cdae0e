import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { onSeenAgain } from '#/ui/seen-again.ts'
import { paymentStatus } from '../session/payment-status.functions.ts'
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
 * is looked at again. It only asks; it never charges. Answers whether the last question was heard at all.
 */
export const useFollowPayment = (here: SitePage, every: number): boolean => {
  const navigate = useNavigate()
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
        return navigate({ ...placeOfVisitor(answer.status), replace: true })
      }
      timer = setTimeout(() => void look(), every)
    }
    timer = setTimeout(() => void look(), every)
    const stopListening = onSeenAgain(() => void look())
    return () => {
      isLeft = true
      stopListening()
      clearTimeout(timer)
    }
  }, [navigate, here, every])
  return heard
}
