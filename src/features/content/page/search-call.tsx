import { Trans, useLingui } from '@lingui/react/macro'
import { type Locale, localizePathname } from '#/i18n/locale.ts'
import { buttonClass } from '#/ui/button-class.ts'
import { Field } from '#/ui/fields/field.tsx'
import { Icon } from '#/ui/icon.tsx'
import { TextInput } from '#/ui/fields/text-input.tsx'

export interface SearchStart {
  readonly from: string
  readonly to: string
  /** days, `YYYY-MM-DD` */
  readonly departure: string
  readonly return: string
  readonly today: string
}

/** A plain form that asks for flights: results read whatever is written into it. */
export function SearchCall({ start }: { readonly start: SearchStart }) {
  const { i18n } = useLingui()
  return (
    <search>
      <form
        method="get"
        action={localizePathname('/vuelos/results', i18n.locale as Locale)}
        className="flex flex-col gap-4 rounded-2xl border border-line bg-surface p-4 sm:p-6"
      >
        <h2 className="text-lg">
          <Trans>Search flights</Trans>
        </h2>
        <div className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_11rem_11rem_auto]">
          <Field label={<Trans>From</Trans>}>
            {(control) => <TextInput {...control} name="from" defaultValue={start.from} autoComplete="off" required />}
          </Field>
          <Field label={<Trans>To</Trans>}>
            {(control) => <TextInput {...control} name="to" defaultValue={start.to} autoComplete="off" required />}
          </Field>
          <Field label={<Trans>Departure</Trans>}>
            {(control) => (
              <TextInput
                {...control}
                type="date"
                name="departure"
                min={start.today}
                defaultValue={start.departure}
                required
              />
            )}
          </Field>
          <Field label={<Trans>Return</Trans>}>
            {(control) => (
              <TextInput {...control} type="date" name="return" min={start.today} defaultValue={start.return} />
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
