import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { buttonClass } from '#/ui/button-class.ts'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/overlay/dialog.tsx'
import { useBooking, useBookingView } from '../draft/booking-scope.tsx'
import type { BookingNews } from '../product/booking-words.ts'
import { type AskedPrice, askedPrice } from '../machine/asked-price.ts'
import { PriceMove, PriceMoveTitle } from '#/features/price-hold/price-move.tsx'

/** The price moved while the booking was under way: it waits for a yes, and no yes is no charge. */
export function PriceChangeDialog({ news }: { readonly news: BookingNews }) {
  const { view } = useSnapshot(useBooking().draft.state)
  const change = view && askedPrice(view)
  return change ? <PriceQuestion change={change} news={news} /> : null
}

function PriceQuestion({ change, news }: { readonly change: AskedPrice; readonly news: BookingNews }) {
  const booking = useBooking()
  const { pages } = useBookingView()
  const [busy, setBusy] = useState(false)
  const accept = async (): Promise<void> => {
    setBusy(true)
    await booking.acceptPrice(change.to).catch(() => undefined)
    setBusy(false)
  }
  return (
    <Dialog open title={<PriceMoveTitle {...change} words={news.moves} />}>
      <PriceMove {...change} />
      <div className="flex flex-wrap gap-3 *:max-sm:flex-auto">
        <Button busy={busy} onClick={() => void accept()}>
          <Trans>Accept the new price</Trans>
        </Button>
        <Link {...pages.again} preload={false} className={buttonClass('secondary')}>
          {news.chooseAgain}
        </Link>
      </div>
    </Dialog>
  )
}
