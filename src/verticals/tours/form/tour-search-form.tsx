import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useRouter } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { mostGuests } from '#domain/stay.ts'
import { listedTourCountries, tourCountrySlugs } from '#domain/tour-countries.ts'
import { nativeRoomKeys } from '#/features/search/rooms/room-keys.ts'
import { Button } from '#/ui/button.tsx'
import { classNames } from '#/ui/class-names.ts'
import { Field } from '#/ui/fields/field.tsx'
import { NativeSelect } from '#/ui/fields/native-select.tsx'
import { TextInput } from '#/ui/fields/text-input.tsx'
import { Icon } from '#/ui/icon.tsx'
import { monthIn } from '../offer/tour-words.ts'
import { requestedParameters } from '../search/requested-parameters.ts'
import { countryIn } from '../search/country-in.ts'
import { bookableMonths } from '../search/months.ts'
import type { TourSearch } from '../search/tour-search.ts'

interface TourSearchFormProps {
  readonly initial: TourSearch
  readonly today: string
  /** of one tour, whose country is known; all tours where it is missing */
  readonly ofTour?: {
    readonly action: string
    /** a reservation of theirs that a choice on its page is made instead of */
    readonly instead: string | undefined
    readonly onSearch: (parameters: Readonly<Record<string, string>>) => void
  }
}

const [party = { adults: 'room1', ages: 'ages1' }] = nativeRoomKeys

/** Where, when and for whom, in fields of the browser's own: a form by GET, sent without a reload once the page runs. */
export function TourSearchForm({ initial, today, ofTour }: TourSearchFormProps) {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const typed = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    const search = requestedParameters(Object.fromEntries(typed), today)
    if (ofTour) return ofTour.onSearch(search)
    return void navigate({ to: '/turs/result', search })
  }
  const countries = listedTourCountries
    .map((code) => ({ value: tourCountrySlugs[code] ?? '', label: countryIn(i18n, code) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, i18n.locale))
  return (
    <search aria-label={t`Tours`}>
      <form
        method="get"
        action={ofTour?.action ?? router.buildLocation({ to: '/turs/result' }).publicHref}
        onSubmit={submit}
        className={classNames(
          'grid items-end gap-3 sm:grid-cols-2',
          ofTour
            ? 'lg:grid-cols-[minmax(0,4fr)_minmax(0,2fr)_minmax(0,3fr)_minmax(11rem,auto)]'
            : 'lg:grid-cols-[minmax(0,4fr)_minmax(0,4fr)_minmax(0,2fr)_minmax(0,3fr)_minmax(11rem,auto)]',
        )}
      >
        {ofTour?.instead !== undefined && <input type="hidden" name="instead" value={ofTour.instead} />}
        {!ofTour && (
          <Field label={t`Country`}>
            {(control) => (
              <NativeSelect
                {...control}
                name="country"
                defaultValue={initial.country && tourCountrySlugs[initial.country]}
                options={[{ value: '', label: t`Every country` }, ...countries]}
              />
            )}
          </Field>
        )}
        <Field label={t`When`}>
          {(control) => (
            <NativeSelect
              {...control}
              name="month"
              defaultValue={initial.month}
              options={[
                { value: '', label: t`Any month` },
                ...bookableMonths(today).map((month) => ({ value: month, label: monthIn(i18n, month) })),
              ]}
            />
          )}
        </Field>
        <Field label={t`Adults`}>
          {(control) => (
            <NativeSelect
              {...control}
              name={party.adults}
              defaultValue={String(initial.party.adults)}
              options={Array.from({ length: mostGuests }, (_, count) => ({
                value: String(count + 1),
                label: i18n.number(count + 1),
              }))}
            />
          )}
        </Field>
        <Field label={t`Children’s ages`}>
          {(control) => (
            <TextInput
              {...control}
              name={party.ages}
              defaultValue={initial.party.ages.join(', ')}
              placeholder={t`4, 9`}
              autoComplete="off"
            />
          )}
        </Field>
        <Button type="submit">
          <Icon name="i-lucide-search" />
          {ofTour ? <Trans>Show departures</Trans> : <Trans>Search tours</Trans>}
        </Button>
      </form>
    </search>
  )
}
