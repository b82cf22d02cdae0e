import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useId } from 'react'
import { addDays } from '#domain/time/dates.ts'
import { CruiseCard, CruisePriceNote } from '#/features/content/parts/cruise-card.tsx'
import { KeptRangeField } from '#/features/search/dates/range-field.tsx'
import { localizePathname } from '#/i18n/locale.ts'
import { Button } from '#/ui/button.tsx'
import { Field } from '#/ui/fields/field.tsx'
import { NativeSelect } from '#/ui/fields/native-select.tsx'
import { Icon } from '#/ui/icon.tsx'
import { Skeleton } from '#/ui/skeleton.tsx'
import { useCruiseStart } from './use-cruise-start.ts'

/** Lines sell their sailings two years ahead. */
const daysAhead = 730

/** Where to and when, and a few sailings. It is a plain form: the list reads its parameters, whether scripts run or not. */
export default function HomeCruiseSearch({ today }: { readonly today: string }) {
  const { t } = useLingui()
  const { locale } = useRouter().options.context
  const start = useCruiseStart(locale)
  const headingId = useId()
  const { destinations = [], cruises = [] } = start ?? {}
  const options = [
    { value: '', label: t`All destinations` },
    ...destinations.map(({ key, name, count }) => ({ value: key, label: `${name} (${count})` })),
  ]
  return (
    <div className="flex flex-col gap-5">
      <form
        method="get"
        action={localizePathname('/cruceros', locale)}
        aria-label={t`Search cruises`}
        className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[1fr_24rem_minmax(11rem,auto)]"
      >
        <Field label={<Trans>Destination</Trans>} className="sm:max-lg:col-span-full">
          {(control) => <NativeSelect {...control} name="destination" options={options} />}
        </Field>
        <KeptRangeField
          kind="bounds"
          first={{ name: 'from', label: t`Leaving on or after`, day: '' }}
          last={{ name: 'until', label: t`Back by`, day: '' }}
          label={t`Your dates`}
          today={today}
          lastDay={addDays(today, daysAhead)}
          fewestNights={0}
          className="sm:max-lg:col-span-full"
        />
        <Button type="submit" className="sm:max-lg:col-span-full">
          <Icon name="i-lucide-search" />
          <Trans>See cruises</Trans>
        </Button>
      </form>
      {start !== null && (
        <section aria-labelledby={headingId} className="flex flex-col gap-3">
          <h2 id={headingId} className="text-base font-bold">
            <Trans>Some of the cruises</Trans>
          </h2>
          <ul aria-busy={start === undefined} className="grid gap-3 sm:gap-4 md:grid-cols-3">
            {cruises.map((cruise) => (
              <li key={cruise.path}>
                <CruiseCard cruise={cruise} />
              </li>
            ))}
            {start === undefined && [0, 1, 2].map((place) => <CardSkeleton key={place} />)}
          </ul>
          <CruisePriceNote />
        </section>
      )}
    </div>
  )
}

/** Of the true size, so that nothing jumps. */
function CardSkeleton() {
  return (
    <li aria-hidden="true" className="flex flex-col gap-2 overflow-hidden rounded-2xl border border-line pb-29">
      <Skeleton className="aspect-[3/2] w-full" />
      <Skeleton className="mx-4 mt-2 h-6 w-48" />
      <Skeleton className="mx-4 h-4 w-32" />
      <Skeleton className="mx-4 h-4 w-56" />
    </li>
  )
}
