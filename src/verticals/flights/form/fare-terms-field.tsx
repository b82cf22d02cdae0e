import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox } from '#/ui/fields/checkbox.tsx'
import { fareTermNames } from '../search/fare-term-words.ts'
import { fareTerms } from '../search/flight-search.ts'
import { useDraft, useSearchForm } from './search-form-scope.tsx'

/** What every fare found must allow: asked of the airlines, where a filter only hides what they answered. */
export function FareTermsField() {
  const { i18n } = useLingui()
  const { store } = useSearchForm()
  const { fares = [] } = useDraft()
  return (
    <fieldset>
      <legend className="text-sm font-semibold">
        <Trans>Only fares with</Trans>
      </legend>
      {fareTerms.map((term) => (
        <Checkbox
          key={term}
          name="fares"
          value={term}
          checked={fares.includes(term)}
          onChange={({ currentTarget: { checked } }) =>
            store.change({ fares: fareTerms.filter((one) => (one === term ? checked : fares.includes(one))) })
          }
        >
          {i18n._(fareTermNames[term])}
        </Checkbox>
      ))}
    </fieldset>
  )
}
