import { Trans, useLingui } from '@lingui/react/macro'
import { TaxWords } from './tax-words.tsx'
import type { ListedSailing } from './sailing.ts'

/** What a price is of, and when somebody last looked. */
export function PriceTerms({ sailing: { taxesIncluded, pricesReadOn } }: { readonly sailing: ListedSailing }) {
  const { i18n } = useLingui()
  const day =
    pricesReadOn &&
    i18n.date(`${pricesReadOn}T12:00:00Z`, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
  return (
    <>
      <Trans>double cabin</Trans>
      {taxesIncluded !== undefined && ', '}
      <TaxWords taxesIncluded={taxesIncluded} />
      {day && (
        <>
          {', '}
          <Trans>price read on {day}</Trans>
        </>
      )}
    </>
  )
}
