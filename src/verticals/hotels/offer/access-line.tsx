import { Trans, useLingui } from '@lingui/react/macro'
import type { AccessFeature } from '#domain/hotel-kinds.ts'
import { accessNames } from './access-words.ts'

/** What a room has for guests who need it. */
export function AccessLine({ access }: { readonly access: readonly AccessFeature[] }) {
  const { i18n } = useLingui()
  if (access.length === 0) return null
  return (
    <p className="text-sm">
      <span className="font-semibold">
        <Trans>Accessible:</Trans>
      </span>{' '}
      {access.map((feature) => i18n._(accessNames[feature])).join(', ')}
    </p>
  )
}
