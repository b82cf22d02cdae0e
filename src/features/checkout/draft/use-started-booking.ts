import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useHeardInfoData } from '#/features/attribution/use-heard-info-data.ts'
import { type OfferToBook, type Started, beginOffer } from './begin-offer.ts'
import { useBooking } from './booking-scope.tsx'

const unheard = (): Started => ({ state: 'failed', problem: undefined })

/**
 * Begins the booking of the offer that is shown, or goes on with it. A booking that was begun at another price than the
 * page's is priced anew; what was typed stays in either case. It is told once more where the traveller changes what may be told of
 * where they came from.
 */
export const useStartedBooking = (offer: OfferToBook) => {
  const { kind, offerId, total, withExtras, disId } = offer
  const { amount, currency } = total
  const infoData = useHeardInfoData()
  const booking = useBooking()
  const navigate = useNavigate()
  const [{ started, of }, setStarted] = useState<{ started: Started; of?: string }>({ started: { state: 'starting' } })
  const { draft } = useSnapshot(booking.draft.state)
  const before = useRef<Promise<unknown>>(Promise.resolve())
  const run = useCallback(async () => {
    const asked = { kind, offerId, total: { amount, currency }, withExtras, disId }
    // one at a time: two that begin at once would each find no booking to go on with
    const begun = before.current.then(() => beginOffer(booking, asked, infoData)).catch(unheard)
    before.current = begun
    return { started: await begun, of: offerId }
  }, [booking, kind, offerId, amount, currency, withExtras, disId, infoData])

  useEffect(() => {
    let isCurrent = true
    void run().then((outcome) => isCurrent && setStarted(outcome))
    return () => {
      isCurrent = false
    }
  }, [run])

  useEffect(() => {
    if (started.state === 'booked') void navigate({ to: started.page, replace: true })
  }, [started, navigate])

  const isShown = draft?.item.offerId === offerId
  const shown = (): Started => {
    /** what is there already is shown while it is asked for again */
    if (started.state === 'starting' && isShown) return { state: 'ready' }
    return started.state === 'ready' && of === offerId && !isShown ? { state: 'elsewhere' } : started
  }
  return {
    started: shown(),
    retry: (): void => {
      setStarted({ started: { state: 'starting' } })
      void run().then(setStarted)
    },
  }
}
