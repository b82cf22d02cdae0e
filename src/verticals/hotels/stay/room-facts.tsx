import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { RoomKind } from './hotel-page.ts'
import { accessNames, bedsWords, viewNames } from './stay-words.ts'

/** What is true of a kind of room whatever its rate. */
export function RoomFacts({ kind }: { readonly kind: RoomKind }) {
  const { i18n } = useLingui()
  const { locale } = useRouter().options.context
  const area = i18n.number(kind.squareMetres)
  return (
    <div className="px-4 py-3">
      <h3 className="text-base font-bold">{kind.name[locale]}</h3>
      <p className="text-sm text-muted">
        {bedsWords(i18n, kind.beds)}
        {' · '}
        {i18n._(viewNames[kind.view])}
        {' · '}
        <Trans>{area} m²</Trans>
        {' · '}
        <Plural value={kind.maxGuests} one="sleeps #" other="sleeps #" />
      </p>
      {kind.access.length > 0 && (
        <p className="text-sm">
          <span className="font-semibold">
            <Trans>Accessible:</Trans>
          </span>{' '}
          {kind.access.map((feature) => i18n._(accessNames[feature])).join(', ')}
        </p>
      )}
    </div>
  )
}
