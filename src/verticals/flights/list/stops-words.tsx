import { Plural, Trans } from '@lingui/react/macro'
import { type Slice, stopCount } from '../offer/flight-offer.ts'

export function StopsWords({ slice }: { slice: Slice }) {
  const count = stopCount(slice)
  return count === 0 ? <Trans>Direct</Trans> : <Plural value={count} one="# stop" other="# stops" />
}
