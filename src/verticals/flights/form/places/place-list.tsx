import { Trans, useLingui } from '@lingui/react/macro'
import { Collection, Header, ListBox, ListBoxItem, type ListBoxProps, ListBoxSection } from 'react-aria-components'
import { placeText } from '#domain/place/airport.ts'
import { Icon } from '#/ui/icon.tsx'
import type { PlaceOption, PlaceSection } from './place-options.ts'
import type { PlaceChoice } from './use-place-choice.ts'

/** The key of the entry that asks again after a failure; all others are of places. */
export const lookAgainKey = 'look-again'

interface PlaceListProps extends Omit<ListBoxProps<PlaceSection>, 'items' | 'children'> {
  readonly choice: PlaceChoice
}

/** The places to choose from, as a list of react-aria's, and in words why there are none. */
export function PlaceList({ choice, ...rest }: PlaceListProps) {
  const { t } = useLingui()
  return (
    <ListBox
      {...rest}
      aria-label={t`Places`}
      className="flex flex-col overflow-y-auto p-2"
      renderEmptyState={() => <EmptyWords status={choice.status} />}
    >
      {choice.status === 'failed' ? (
        <LookAgain />
      ) : (
        choice.sections.map((section) => <Section key={section.id} {...section} />)
      )}
    </ListBox>
  )
}

function EmptyWords({ status }: { readonly status: PlaceChoice['status'] }) {
  return (
    <output className="block px-3 py-4 text-sm text-muted">
      {status === 'nothing' && <Trans>No results found for your search</Trans>}
      {status === 'looking' && <Trans>Looking for places…</Trans>}
      {status === 'idle' && <Trans>Type a city, an airport or its code.</Trans>}
    </output>
  )
}

const rowClass =
  'flex min-h-12 cursor-pointer items-center gap-3 rounded-lg px-3 py-1.5 text-start data-[focused]:bg-primary-soft data-[hovered]:bg-sunken'

function LookAgain() {
  const { t } = useLingui()
  return (
    <ListBoxItem id={lookAgainKey} textValue={t`Try again`} className={rowClass}>
      <Icon name="i-lucide-rotate-cw" className="size-5 text-danger" />
      <span className="flex flex-col">
        <span className="text-sm text-danger">
          <Trans>The places did not load.</Trans>
        </span>
        <span className="font-semibold">
          <Trans>Try again</Trans>
        </span>
      </span>
    </ListBoxItem>
  )
}

function Section({ id, options }: PlaceSection) {
  const { t } = useLingui()
  const titles: Record<PlaceSection['id'], string> = {
    recent: t`Recent places`,
    nearby: t`Near you`,
    found: t`Places found`,
  }
  return (
    <ListBoxSection id={id} aria-label={titles[id]}>
      {id !== 'found' && <Header className="px-3 pt-2 pb-1 text-xs font-semibold text-muted">{titles[id]}</Header>}
      <Collection items={options}>{(option) => <Option option={option} />}</Collection>
    </ListBoxSection>
  )
}

function Option({ option }: { readonly option: PlaceOption }) {
  const { place, nested } = option
  return (
    <ListBoxItem id={option.id} textValue={placeText(place)} className={`${rowClass} ${nested ? 'ps-11' : ''}`}>
      {!nested && <Icon name={place.isCity ? 'i-lucide-building-2' : 'i-lucide-plane'} className="size-5 text-muted" />}
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="truncate font-semibold">{nested ? place.name : place.cityName}</span>
        {!nested && (
          <span className="truncate text-sm text-muted">
            <Detail place={place} />
          </span>
        )}
      </span>
      <span className="rounded-md bg-sunken px-2 py-0.5 text-sm font-semibold figures">{place.code}</span>
    </ListBoxItem>
  )
}

function Detail({ place }: Pick<PlaceOption, 'place'>) {
  if (place.isCity) return <Trans>All airports, {place.countryName}</Trans>
  if (place.name === undefined) return null
  return `${place.name}, ${place.countryName}`
}
