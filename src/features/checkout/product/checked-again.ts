import type { PriceHold } from '../checkout.ts'
import type { LoadedItem } from './loaded-item.ts'

interface Summary<Sold> {
  readonly hold: PriceHold
  readonly load: () => Promise<LoadedItem<Sold>>
  /** loads the page anew: it tells of another price, and of an offer that is gone */
  readonly reload: () => Promise<void>
}

/** Checks what a summary shows once more, for `HeldOffer`. A failure that may pass leaves the page as it is, and answers undefined. */
export const checkedAgain = async <Sold>({ hold, load, reload }: Summary<Sold>): Promise<PriceHold | undefined> => {
  const loaded = await load()
  const isGone = loaded.state === 'problem' && ['OfferGone', 'NotFound'].includes(loaded.problem._tag)
  if (loaded.state === 'problem' && !isGone) return undefined
  await reload()
  return loaded.state === 'priced' ? loaded.hold : hold
}
