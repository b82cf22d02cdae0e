import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Icon, type IconName } from '#/ui/icon.tsx'
import { CabinPrice } from './cabin-price.tsx'
import { PriceTerms } from './price-terms.tsx'
import { type Grade, type Sailing, grades } from './sailing.ts'

interface GradeWords {
  readonly name: MessageDescriptor
  readonly what: MessageDescriptor
  readonly icon: IconName
}

const words: Readonly<Record<Grade, GradeWords>> = {
  inside: { name: msg`Inside`, what: msg`No window`, icon: 'i-lucide-door-closed' },
  oceanview: { name: msg`Oceanview`, what: msg`A window that does not open`, icon: 'i-lucide-waves' },
  balcony: { name: msg`Balcony`, what: msg`A door to a balcony of your own`, icon: 'i-lucide-sun' },
  suite: { name: msg`Suite`, what: msg`More room, with a balcony`, icon: 'i-lucide-crown' },
}

/** What a person pays for each kind of cabin, and what is not in it. */
export function GradePrices({ sailing }: { readonly sailing: Sailing }) {
  const { i18n } = useLingui()
  const { prices, gratuities, nights } = sailing
  return (
    <section aria-labelledby="cabins" className="flex flex-col gap-3">
      <h2 id="cabins" className="text-xl">
        <Trans>Cabins and prices</Trans>
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(max(8.5rem,40%),1fr))] gap-3 lg:grid-cols-4">
        {grades.map((grade) => (
          <li key={grade} className="flex flex-col gap-1 rounded-2xl border border-line bg-surface p-4">
            <h3 className="flex items-center gap-2 text-base">
              <Icon name={words[grade].icon} className="size-5 text-primary-strong" />
              {i18n._(words[grade].name)}
            </h3>
            <p className="text-sm text-muted">{i18n._(words[grade].what)}</p>
            <GradePrice price={prices[grade]} />
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">
        <Trans>Prices per person:</Trans> <PriceTerms sailing={sailing} />.{' '}
        <Gratuities amount={gratuities} nights={nights} />
      </p>
    </section>
  )
}

function GradePrice({ price }: { readonly price: number | undefined }) {
  if (price === undefined)
    return (
      <p className="mt-auto pt-2 text-sm text-muted">
        <Trans>Not available</Trans>
      </p>
    )
  return (
    <p className="mt-auto pt-2">
      <CabinPrice amount={price} className="text-lg font-bold" estimateClass="block" />
    </p>
  )
}

function Gratuities({ amount, nights }: { readonly amount: number | undefined; readonly nights: number }) {
  if (amount === undefined) return null
  if (amount === 0) return <Trans>Service on board is included.</Trans>
  return (
    <Trans>
      Service on board is added: <CabinPrice amount={amount} estimateClass="hidden" /> per person and night,{' '}
      <CabinPrice amount={amount * nights} estimateClass="hidden" /> in all.
    </Trans>
  )
}
