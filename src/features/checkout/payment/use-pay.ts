import { useNavigate, useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { Result } from '#domain/problem.ts'
import { useInfoData } from '#/features/attribution/use-info-data.ts'
import type { PaidView } from '../draft/booking-client.ts'
import { useBooking } from '../draft/booking-scope.tsx'
import type { PaymentMethod } from '../machine/booking-payment.ts'
import type { BookingView } from '../session/booking-view.ts'
import { useBookingWords } from '../product/booking-words.ts'
import { loadBookingNews } from '../news/load-booking-news.tsx'
import { mayPay, nameOfTry, pageOfPayment, placeOfPayment } from '../session/payment-status.ts'

/** Why Pay ended where it began. In each of them nothing was charged. */
export type PayTrouble = 'notReady' | 'noCards' | 'unheard'

type Stage = 'idle' | 'paying' | 'asking'

const everySoOften = 700
const untilHeard = 2000

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Pays, once however often it is pressed, and leads to where the payment then stands. Where the answer is lost between here
 * and the site, it asks until it hears how the payment stands.
 */
export const usePay = () => {
  const booking = useBooking()
  const words = useBookingWords()
  const navigate = useNavigate()
  const infoData = useInfoData()
  const { learn } = useRouter().options.context
  const pressed = useRef(false)
  const [stage, setStage] = useState<Stage>('idle')
  const [trouble, setTrouble] = useState<PayTrouble>()

  const heardAgain = async (): Promise<Result<BookingView>> => {
    setStage('asking')
    for (;;) {
      const result = await booking.askPayment().catch(() => undefined)
      if (result) return result
      await wait(untilHeard)
    }
  }

  const lead = async (view: BookingView, shown: PaidView, wasHeard: boolean): Promise<void> => {
    // how an earlier try ended is no answer to this one
    const isAnswer = nameOfTry(view) !== nameOfTry(shown) || !mayPay(view.payment)
    if (isAnswer && pageOfPayment(view.payment, view.pages) !== '/booking/BillingSummary') {
      booking.card.clear()
      return navigate(placeOfPayment(view.payment, view.pages))
    }
    if (!view.priceChange) setTrouble(wasHeard ? 'notReady' : 'unheard')
  }

  const paid = async (method: PaymentMethod, shown: PaidView): Promise<void> => {
    const calls = { card: booking.payByCard, hosted: booking.payOnPage, hold: booking.holdSeats }
    const answer = await calls[method](shown, infoData()).catch(() => undefined)
    const result = answer ?? (await heardAgain())
    if (result.ok) return lead(result.value, shown, answer !== undefined)
    if (result.problem.code === 'no_booking') return navigate({ to: '/' })
    setTrouble(result.problem.code === 'no_card_key' ? 'noCards' : 'unheard')
  }

  return {
    stage,
    trouble,
    pay: async (method: PaymentMethod, shown: PaidView): Promise<void> => {
      if (pressed.current) return
      pressed.current = true
      setTrouble(undefined)
      setStage('paying')
      // a price may have moved: what asks about it is there by then, or asked for again
      loadBookingNews(words, learn).catch(() => undefined)
      const looking = setInterval(() => void booking.resume().catch(() => undefined), everySoOften)
      try {
        await paid(method, shown)
      } finally {
        clearInterval(looking)
        pressed.current = false
        setStage('idle')
      }
    },
  }
}
