import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Money } from '#domain/money/money.ts'
import type { Problem } from '#domain/problem.ts'
import { useHeardInfoData } from '#/features/attribution/use-heard-info-data.ts'
import type { StartInput } from '../session/booking-input.ts'
import type { SitePage } from '../product/booking-pages.ts'
import type { BookingClient } from './booking-client.ts'
import { useBooking } from './booking-scope.tsx'

export interface OfferToBook {
  /** of the product that it is an offer of */
  readonly kind: string
  readonly offerId: string
  /** what the page shows for it, agreed to by coming this far */
  readonly total: Money
  /** whether the price that was chosen holds extras for everybody, to be added to a booking that begins */
  readonly withExtras: boolean
  /** under which a partner knows the choice of this offer; undefined where its link named none */
  readonly disId: string | undefined
}

type Started =
  | { readonly state: 'starting' }
  | { readonly state: 'ready' }
  /** the visitor's booking is of another offer: chosen in another tab, or being paid for */
  | { readonly state: 'elsewhere' }
  /** the payment that was open turned out to have been made */
  | { readonly state: 'booked'; readonly page: SitePage }
  | { readonly state: 'failed'; readonly problem: Problem | undefined }

/** Where the traveller came from, as far as they let that be told. */
type AskInfoData = () => Promise<StartInput['infoData']>

const begin = async (booking: BookingClient, offer: OfferToBook, infoData: AskInfoData): Promise<Started> => {
  const { kind, offerId, total, withExtras, disId } = offer
  const from = await infoData()
  const asked = {
    kind,
    offerId,
    shown: total,
    ...(withExtras ? { withExtras } : {}),
    ...(disId ? { disId } : {}),
    ...(from ? { infoData: from } : {}),
  }
  const first = await booking.start(asked)
  const isOld =
    first.ok &&
    first.value.payment.status !== 'confirmed' &&
    first.value.draft.item.total.amount !== total.amount &&
    !first.value.priceChange
  const result = isOld ? await booking.start({ ...asked, again: true }) : first
  if (!result.ok) return { state: 'failed', problem: result.problem }
  const { payment, pages } = result.value
  return payment.status === 'confirmed' ? { state: 'booked', page: pages.confirmed } : { state: 'ready' }
}

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
    const begun = before.current.then(() => begin(booking, asked, infoData)).catch(unheard)
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
