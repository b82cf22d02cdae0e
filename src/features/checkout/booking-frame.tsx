import type { ReactNode } from 'react'
import { BookingProvider } from './draft/booking-provider.tsx'
import { BookingNewsAsked } from './news/booking-news-asked.tsx'
import { type BookingWords, BookingWordsScope } from './product/booking-words.ts'
import type { ByKind } from './product/product-on-pages.ts'

interface BookingFrameProps {
  readonly words: ByKind<BookingWords>
  readonly children: ReactNode
}

/** Around pages of a booking, wherever they are: the booking itself, its words, and what it may have to ask or tell on any of them. */
export function BookingFrame({ words, children }: BookingFrameProps) {
  return (
    <BookingWordsScope value={words}>
      <BookingProvider>
        {children}
        <BookingNewsAsked />
      </BookingProvider>
    </BookingWordsScope>
  )
}
