import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { classNames } from '#/ui/class-names.ts'
import { flightsUrl, staysUrl } from '../search/package-addresses.ts'
import type { PackageStep } from './loaded-package.ts'

const order = ['flight', 'stay', 'rooms'] as const
type Stop = (typeof order)[number]

const words: Readonly<Record<Stop, ReactNode>> = {
  flight: <Trans>1. Flight</Trans>,
  stay: <Trans>2. Hotel</Trans>,
  rooms: <Trans>3. Rooms</Trans>,
}

interface PackageStepsProps {
  readonly at: PackageStep['step']
  readonly url: ResultsUrl
}

/** What is chosen, what is being chosen, and what comes after. */
export function PackageSteps({ at, url }: PackageStepsProps) {
  const { t } = useLingui()
  const here = order.findIndex((stop) => stop === at)
  const urls = { flight: flightsUrl(url), stay: staysUrl(url) }
  return (
    <nav aria-label={t`Your choice so far`}>
      <ol className="flex flex-wrap gap-2 text-sm max-[359px]:gap-1.5">
        {order.map((stop, place) => {
          const look = classNames(
            'inline-flex min-h-9 items-center rounded-full border px-4 whitespace-nowrap max-[359px]:px-2.5',
            place === here ? 'border-primary bg-primary-soft font-semibold' : 'border-line bg-surface text-muted',
          )
          return (
            <li key={stop} aria-current={place === here ? 'step' : undefined}>
              {place < here && stop !== 'rooms' ? (
                <Link
                  to="/paquetes/result"
                  search={urls[stop]}
                  className={classNames(look, 'underline hover:bg-sunken')}
                >
                  {words[stop]}
                </Link>
              ) : (
                <span className={look}>{words[stop]}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
