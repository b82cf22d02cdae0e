import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useBooking } from '../draft/booking-scope.tsx'
import { useBookingWords } from '../product/booking-words.ts'
import { loadBookingNews } from './load-booking-news.tsx'
import { useFailedPayment } from './use-failed-payment.ts'

/** Asks and tells what a booking has to ask or tell, on whatever page of it: loaded once it has, which most never do. */
export function BookingNewsAsked() {
  const { view } = useSnapshot(useBooking().draft.state)
  const hasFailed = useFailedPayment() !== undefined
  return view && (hasFailed || view.priceChange) ? <News key={view.draft.kind} /> : null
}

/** In milliseconds: whoever guards scripts tells that one could not be had. */
const untilAskedAgain = 2000

function News() {
  const words = useBookingWords()
  const { learn } = useRouter().options.context
  const [news, setNews] = useState<ReactNode>(null)
  useEffect(() => {
    let again: ReturnType<typeof setTimeout> | undefined
    const load = (): void => {
      loadBookingNews(words, learn).then(setNews, () => {
        again = setTimeout(load, untilAskedAgain)
      })
    }
    load()
    return () => clearTimeout(again)
  }, [words, learn])
  return news
}
