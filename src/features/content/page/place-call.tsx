import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type Locale, localizePathname } from '#/i18n/locale.ts'
import { buttonClass } from '#/ui/button-class.ts'
import { Field } from '#/ui/fields/field.tsx'
import { Icon } from '#/ui/icon.tsx'
import { TextInput } from '#/ui/fields/text-input.tsx'
import type { SearchStart } from './search-start.ts'

const mostAdults = 9

interface Asked {
  readonly name: MessageDescriptor
  readonly heading: MessageDescriptor
  readonly action: string
  /** of the first and the last day: as addresses name it, and as a field is labelled */
  readonly days: readonly [readonly [string, MessageDescriptor], readonly [string, MessageDescriptor]]
}

const kinds = {
  hotels: {
    name: msg`Hotels`,
    heading: msg`Search hotels`,
    action: '/hoteles/result',
    days: [
      ['checkIn', msg`Check-in`],
      ['checkOut', msg`Check-out`],
    ],
  },
  activities: {
    name: msg`Activities`,
    heading: msg`Search activities`,
    action: '/activities/result',
    days: [
      ['from', msg`First day`],
      ['to', msg`Last day`],
    ],
  },
} satisfies Record<string, Asked>

interface PlaceCallProps {
  readonly kind: keyof typeof kinds
  readonly start: SearchStart
}

/** A plain form that asks for what there is in the place that a page is about: results read whatever is written into it. */
export function PlaceCall({ kind, start: { city, departure, return: back, today } }: PlaceCallProps) {
  const { i18n } = useLingui()
  const { name, heading, action, days: named }: Asked = kinds[kind]
  const days = named.map(([key, label], at) => ({ name: key, label: i18n._(label), day: at === 0 ? departure : back }))
  return (
    <search aria-label={i18n._(name)}>
      <form
        method="get"
        action={localizePathname(action, i18n.locale as Locale)}
        className="flex flex-col gap-4 rounded-2xl border border-line bg-surface p-4 sm:p-6"
      >
        <h2 className="text-lg">{i18n._(heading)}</h2>
        <div className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[1fr_11rem_11rem_7rem_auto]">
          <Field label={<Trans>Destination</Trans>}>
            {(control) => <TextInput {...control} name="destination" defaultValue={city} autoComplete="off" required />}
          </Field>
          {days.map(({ name, label, day }) => (
            <Field key={name} label={label}>
              {(control) => <TextInput {...control} type="date" name={name} min={today} defaultValue={day} required />}
            </Field>
          ))}
          <Field label={<Trans>Adults</Trans>}>
            {(control) => (
              <select {...control} name="guests" className="control">
                {Array.from({ length: mostAdults }, (_, count) => (
                  <option key={count}>{count + 1}</option>
                ))}
              </select>
            )}
          </Field>
          <button type="submit" className={buttonClass('primary', 'base', 'max-lg:sm:col-span-2')}>
            <Icon name="i-lucide-search" />
            <Trans>Search</Trans>
          </button>
        </div>
      </form>
    </search>
  )
}
