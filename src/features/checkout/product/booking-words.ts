import { createContext, use } from 'react'
import type { ComponentType, ReactNode } from 'react'
import type { PriceMoveWords } from '#/features/price-hold/price-move.tsx'
import type { StopWords } from '../booking-line.tsx'
import type { LetGo } from '../machine/booking-payment.ts'
import { useBookingView } from '../draft/booking-scope.tsx'
import { type ByKind, ofKind } from './product-on-pages.ts'

/** What a kind of travel says in words of its own on the pages that all of them share. */
export interface BookingWords {
  readonly kind: string
  /** the kinds of what it is made of, where that is more than itself */
  readonly parts?: readonly string[]
  /** on the line that a booking travels along */
  readonly stops: StopWords
  /** beside the box that says that the holder of the card is none of those who are booked for (rule pay-7) */
  readonly holderStaysAway: ReactNode
  /** where a booking has something to ask or to tell, which most have not */
  readonly loadNews: () => Promise<BookingNews>
}

/** What it says where a price moved or a payment failed. */
export interface BookingNews {
  /** why it could not be booked once it was to be paid for, by the codes of what its supplier answers */
  readonly failures: Readonly<Record<string, ReactNode>>
  /** of the way to where it, or another one, is chosen anew */
  readonly chooseAgain: ReactNode
  readonly moves: PriceMoveWords
  /** what became of its parts where they could not be had together, and what can be done; missing where it has one */
  readonly LetGo?: ComponentType<{ readonly letGo: LetGo; readonly onLeave: () => void }>
}

/** What names a booked trip on the line, by the kinds of its parts; none where no kind of travel is made of these. */
export const stopsOfParts = (words: ByKind<BookingWords>, kinds: readonly string[]): StopWords | undefined =>
  Object.values(words).find(({ kind, parts = [kind] }) => `${parts.toSorted()}` === `${kinds.toSorted()}`)?.stops

/** Filled by `BookingFrame`. */
export const BookingWordsScope = createContext<ByKind<BookingWords>>({})

/** The words of what is being booked. For parts of a page that has a booking. */
export const useBookingWords = (): BookingWords => {
  const { draft } = useBookingView()
  return ofKind(use(BookingWordsScope), draft.kind)
}
