import { Trans, useLingui } from '@lingui/react/macro'
import { Collection, Header, ListBox, ListBoxItem, type ListBoxProps, ListBoxSection } from 'react-aria-components'
import { Icon } from '#/ui/icon.tsx'
import { type Suggestion, type SuggestionChoice, type SuggestionSection, wordsInstead } from './suggestion.ts'

/** The key of the entry that asks again after a failure; all others are of suggestions. */
export const lookAgainKey = 'look-again'

interface SuggestionListProps extends Omit<ListBoxProps<SuggestionSection>, 'items' | 'children'> {
  readonly choice: SuggestionChoice
}

/** What can be chosen, as a list of react-aria's, and in words why there is nothing. */
export function SuggestionList({ choice, ...rest }: SuggestionListProps) {
  return (
    <ListBox
      {...rest}
      aria-label={choice.words.list}
      className="flex flex-col overflow-y-auto p-2"
      renderEmptyState={() => (
        <p aria-hidden="true" className="px-3 py-4 text-sm text-muted">
          {wordsInstead(choice)}
        </p>
      )}
    >
      {choice.status === 'failed' ? (
        <LookAgain choice={choice} />
      ) : (
        choice.sections.map((section) => <Section key={section.id} {...section} />)
      )}
    </ListBox>
  )
}

const rowClass =
  'flex min-h-12 cursor-pointer items-center gap-3 rounded-lg px-3 py-1.5 text-start data-[focused]:bg-primary-soft data-[hovered]:bg-sunken'

function LookAgain({ choice: { words } }: { readonly choice: SuggestionChoice }) {
  const { t } = useLingui()
  return (
    <ListBoxItem id={lookAgainKey} textValue={t`Try again`} className={rowClass}>
      <Icon name="i-lucide-rotate-cw" className="size-5 text-danger" />
      <span className="flex flex-col">
        <span className="text-sm text-danger">{words.failed}</span>
        <span className="font-semibold">
          <Trans>Try again</Trans>
        </span>
      </span>
    </ListBoxItem>
  )
}

function Section({ id, title, isTitled, options }: SuggestionSection) {
  return (
    <ListBoxSection id={id} aria-label={title}>
      {isTitled && <Header className="px-3 pt-2 pb-1 text-xs font-semibold text-muted">{title}</Header>}
      <Collection items={options}>{(option) => <Option option={option} />}</Collection>
    </ListBoxSection>
  )
}

function Option({ option: { id, text, icon, title, detail, tag, isNested } }: { readonly option: Suggestion }) {
  return (
    <ListBoxItem id={id} textValue={text} className={`${rowClass} ${isNested ? 'ps-11' : ''}`}>
      {!isNested && <Icon name={icon} className="size-5 text-muted" />}
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="truncate font-semibold">{title}</span>
        <span className="truncate text-sm text-muted">{detail}</span>
      </span>
      {tag && <span className="rounded-md bg-sunken px-2 py-0.5 text-sm font-semibold figures">{tag}</span>}
    </ListBoxItem>
  )
}
