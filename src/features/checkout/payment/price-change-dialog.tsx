import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { buttonClass } from '#/ui/button-class.ts'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/overlay/dialog.tsx'
import { useBooking } from '../draft/booking-scope.tsx'
import { askedPrice } from './price-change.ts'
import { PriceMove, PriceMoveTitle } from '#/features/price-hold/price-move.tsx'

/** The airline moved the price while the booking was under way: it waits for a yes, and no yes is no charge. */
export function PriceChangeDialog() {
  const booking = useBooking()
  const { view } = useSnapshot(booking.draft.state)
  const [busy, setBusy] = useState(false)
  const change = view && askedPrice(view)
  const accept = async (): Promise<void> => {
    setBusy(true)
    await booking.acceptPrice().catch(() => undefined)
    setBusy(false)
  }
  return (
    <Dialog open={Boolean(change)} title={change && <PriceMoveTitle {...change} />}>
      {change && <PriceMove {...change} />}
      <div className="flex flex-wrap gap-3 *:max-sm:flex-auto">
        <Button busy={busy} onClick={() => void accept()}>
          <Trans>Accept the new price</Trans>
        </Button>
        <Link to="/" preload={false} className={buttonClass('secondary')}>
          <Trans>No, search other flights</Trans>
        </Link>
      </div>
    </Dialog>
  )
}
