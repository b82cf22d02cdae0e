import type { Problem } from '#domain/problem.ts'
import type { PriceHold } from '../checkout.ts'
import type { LoadedItem } from './loaded-item.ts'

interface Summary<Sold> {
  readonly hold: PriceHold
  readonly load: () => Promise<LoadedItem<Sold>>
  /** loads the page anew: it tells of another price, and of an offer that is gone */
  readonly reload: () => Promise<void>
}

/** Whether what was asked about is no longer sold: asking again does not help, choosing again does. */
export const isGone = ({ _tag }: Problem): boolean => _tag === 'OfferGone' || _tag === 'NotFound'

/** Checks what a summary shows once more, for `HeldOffer`. A failure that may pass leaves the page as it is, and answers undefined. */
export const checkedAgain = async <Sold>({ hold, load, reload }: Summary<Sold>): Promise<PriceHold | undefined> => {
  const loaded = await load()
  if (loaded.state === 'problem' && !isGone(loaded.problem)) return undefined
  await reload()
  return loaded.state === 'priced' ? loaded.hold : hold
}
