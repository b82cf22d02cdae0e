import { Trans, useLingui } from '@lingui/react/macro'
import { useHydrated, useNavigate, useRouter } from '@tanstack/react-router'
import { type FormEvent, useMemo, useState } from 'react'
import { defaultReturn, defaultDeparture } from '#domain/time/bookable-days.ts'
import { fallbackCounts } from '#domain/traveller/travellers.ts'
import { Button } from '#/ui/button.tsx'
import { Field } from '#/ui/fields/field.tsx'
import { NativeSelect } from '#/ui/fields/native-select.tsx'
import { Icon } from '#/ui/icon.tsx'
import { PlaceField } from '../form/places/place-field.tsx'
import { draftOf } from '../form/search-draft.ts'
import { SearchFormProvider } from '../form/search-form-scope.tsx'
import { createSearchStore } from '../form/search-store.ts'
import { useResolvePlace } from '../form/places/use-resolve-place.ts'
import { type ExploreAnswer, type ExploreUrl, nightChoices, nightsOf, readExploreUrl } from './explore.ts'

interface ExploreFormProps {
  readonly answer: ExploreAnswer
  readonly url: ExploreUrl
  readonly budget: number | undefined
}

const none: readonly [] = []

/** From where, in which month and for how long: a form of the browser's own until the page runs. */
export function ExploreForm({ answer: { from, month, months, today }, url, budget }: ExploreFormProps) {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const [store] = useState(() => {
    const initial = { from: from?.code ?? '', to: '', departure: defaultDeparture(today), return: defaultReturn(today) }
    const search = { ...initial, ...fallbackCounts, ages: [], cabin: 'economy' as const }
    return createSearchStore({
      draft: draftOf(search, { from, to: undefined }, today),
      today,
      currency: undefined,
    })
  })
  const resolve = useResolvePlace(store)
  const scope = useMemo(() => ({ store, hydrated, nearby: none }), [store, hydrated])
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    await resolve('from').catch(() => undefined)
    const asked = readExploreUrl({ ...Object.fromEntries(typed), from: store.state.draft.from.text, budget })
    await navigate({ to: '/explorar', search: { ...asked }, resetScroll: false })
  }
  const monthName = (day: string): string =>
    i18n.date(`${day}T12:00:00Z`, { month: 'short', year: 'numeric', timeZone: 'UTC' })
  return (
    <SearchFormProvider value={scope}>
      <search aria-label={t`Explore`}>
        <form
          method="get"
          action={router.buildLocation({ to: '/explorar' }).publicHref}
          onSubmit={submit}
          className="grid grid-cols-2 items-start gap-3 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_auto]"
        >
          <PlaceField endpoint="from" className="max-lg:col-span-full" />
          <Field label={<Trans>Month</Trans>}>
            {(control) => (
              <NativeSelect
                {...control}
                name="month"
                defaultValue={month.slice(0, 7)}
                options={months.map((first) => ({ value: first.slice(0, 7), label: monthName(first) }))}
              />
            )}
          </Field>
          <Field label={<Trans>How long</Trans>}>
            {(control) => (
              <NativeSelect
                {...control}
                name="nights"
                defaultValue={String(nightsOf(url) ?? 0)}
                options={[
                  ...nightChoices.map((nights) => ({ value: String(nights), label: t`${nights} nights` })),
                  { value: '0', label: t`One way` },
                ]}
              />
            )}
          </Field>
          <Button type="submit" className="max-lg:col-span-full lg:mt-6.5">
            <Icon name="i-lucide-search" />
            <Trans>See prices</Trans>
          </Button>
        </form>
      </search>
    </SearchFormProvider>
  )
}
