import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { AccessLine } from '../offer/access-line.tsx'
import type { RoomKind } from './hotel-page.ts'
import { bedsWords, viewNames } from './stay-words.ts'

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
        {' ·\u00a0'}
        {i18n._(viewNames[kind.view])}
        {' ·\u00a0'}
        <Trans>{area} m²</Trans>
        {' ·\u00a0'}
        <Plural value={kind.maxGuests} one="sleeps #" other="sleeps #" />
      </p>
      <AccessLine access={kind.access} />
    </div>
  )
}
