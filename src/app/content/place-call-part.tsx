import { Trans, useLingui } from '@lingui/react/macro'
import type { SearchStart } from '#/features/content/page/search-start.ts'
import { KeptRangeField } from '#/features/search/dates/range-field.tsx'
import { type Locale, localizePathname } from '#/i18n/locale.ts'
import { buttonClass } from '#/ui/button-class.ts'
import { Field } from '#/ui/fields/field.tsx'
import { NativeSelect } from '#/ui/fields/native-select.tsx'
import { Icon } from '#/ui/icon.tsx'
import { TextInput } from '#/ui/fields/text-input.tsx'
import { type Asked, placeCalls } from './place-calls.ts'

const mostAdults = 9

const adults = Array.from({ length: mostAdults }, (_, before) => String(before + 1)).map((count) => ({
  value: count,
  label: count,
}))

export interface PlaceCallProps {
  readonly kind: keyof typeof placeCalls
  readonly start: SearchStart
}

/** A plain form that asks for what there is in the place that a page is about: results read whatever is written into it. */
export function PlaceCall({ kind, start: { city, departure, return: back, today } }: PlaceCallProps) {
  const { i18n } = useLingui()
  const { name, heading, action, first, last, days, fewestNights, lastDay }: Asked = placeCalls[kind]
  const end = ([key, label]: Asked['first'], day: string) => ({ name: key, label: i18n._(label), day })
  return (
    <search data-part={`${kind}-call`} aria-label={i18n._(name)}>
      <form
        method="get"
        action={localizePathname(action, i18n.locale as Locale)}
        className="flex flex-col gap-3 rounded-2xl border border-line bg-surface p-3 sm:p-4"
      >
        <h2 className="text-lg">{i18n._(heading)}</h2>
        <div className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[1fr_22.5rem_7rem_auto]">
          <Field label={<Trans>Destination</Trans>} className="sm:max-lg:col-span-full">
            {(control) => <TextInput {...control} name="destination" defaultValue={city} autoComplete="off" required />}
          </Field>
          <KeptRangeField
            first={end(first, departure)}
            last={end(last, back)}
            label={i18n._(days)}
            today={today}
            lastDay={lastDay(today)}
            fewestNights={fewestNights}
            className="sm:max-lg:col-span-full"
          />
          <Field label={<Trans>Adults</Trans>}>
            {(control) => <NativeSelect {...control} name="guests" options={adults} />}
          </Field>
          <button type="submit" className={buttonClass()}>
            <Icon name="i-lucide-search" />
            <Trans>Search</Trans>
          </button>
        </div>
      </form>
    </search>
  )
}
