import { useLingui } from '@lingui/react/macro'
import type { SectionOf } from '../content-page.ts'

/** Values side by side: the numbers are words, the bars their picture. */
export function InfographicBars({ section: { points, unit } }: { readonly section: SectionOf<'Infographic'> }) {
  const { i18n } = useLingui()
  const largest = Math.max(1, ...points.map(({ value }) => value ?? 0))
  return (
    <dl className="flex flex-col gap-3">
      {points.map(({ label, value = 0, text }) => (
        <div key={label} className="grid grid-cols-[minmax(0,1fr)_minmax(0,auto)] items-baseline gap-x-4 gap-y-1">
          <dt className="font-semibold">{label}</dt>
          <dd className="text-end text-sm text-muted figures">
            {i18n.number(value, { useGrouping: 'always' })} {unit}
          </dd>
          <dd className="col-span-2 text-sm text-muted">
            <svg
              viewBox="0 0 100 4"
              preserveAspectRatio="none"
              aria-hidden="true"
              className="h-2.5 w-full rounded-full"
            >
              <rect width="100" height="4" fill="var(--c-sunken)" />
              <rect width={Math.max(1, (value / largest) * 100)} height="4" fill="var(--c-primary)" />
            </svg>
            {text}
          </dd>
        </div>
      ))}
    </dl>
  )
}
