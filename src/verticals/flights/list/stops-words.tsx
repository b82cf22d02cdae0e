import { Plural, Trans } from '@lingui/react/macro'

export function StopsWords({ count }: { count: number }) {
  return count === 0 ? <Trans>Direct</Trans> : <Plural value={count} one="# stop" other="# stops" />
}
