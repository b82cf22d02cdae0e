import type { ReactNode } from 'react'
import { newsWords } from '#/i18n/words.ts'
import type { BookingWords } from '../product/booking-words.ts'

/** What asks and tells of a booking's news, with its words. */
export const loadBookingNews = async (
  { loadNews }: BookingWords,
  learn: (owners: readonly string[]) => Promise<void>,
): Promise<ReactNode> => {
  const [{ BookingDialogs }, news] = await Promise.all([
    import('./booking-dialogs.tsx'),
    loadNews(),
    learn([newsWords]),
  ])
  return <BookingDialogs news={news} />
}
