import { useHolding } from './holding.tsx'
import type { HoldExpiryActions } from './hold-expired-dialog.tsx'
import { HoldTimer } from './hold-timer.tsx'
import type { PriceHold } from './price-hold.ts'

interface HeldOfferProps {
  /** the offer's id */
  readonly subject: string
  readonly hold: PriceHold
  /** Checks the offer again and leads to what came of it: the new hold, or undefined where it stands no more, or nobody answers. */
  readonly check: () => Promise<PriceHold | undefined>
  readonly onChooseAnew: HoldExpiryActions['onRefreshResults']
  readonly words: HoldExpiryActions['words']
}

/** Holds a checked offer for as long as its summary is looked at. */
export function HeldOffer({ subject, hold, check, onChooseAnew, words }: HeldOfferProps) {
  const { timer } = useHolding()
  return (
    <HoldTimer
      kind="summary"
      subject={subject}
      hold={hold}
      onRecheck={check}
      onRefreshSelected={() => timer.renew(check)}
      onRefreshResults={onChooseAnew}
      words={words}
    />
  )
}
