import { useLingui } from '@lingui/react/macro'
import { Field } from '#/ui/fields/field.tsx'
import { NativeSelect } from '#/ui/fields/native-select.tsx'
import { cabinNames } from '../search/cabin-words.ts'
import { cabins } from '../search/flight-search.ts'
import { useDraft, useSearchForm } from './search-form-scope.tsx'

export function CabinField() {
  const { t, i18n } = useLingui()
  const { store } = useSearchForm()
  const { cabin } = useDraft()
  return (
    <Field label={t`Cabin`}>
      {(control) => (
        <NativeSelect
          {...control}
          name="cabin"
          value={cabin}
          onChange={(event) => {
            const chosen = cabins.find((name) => name === event.target.value)
            if (chosen) store.change({ cabin: chosen })
          }}
          options={cabins.map((name) => ({ value: name, label: i18n._(cabinNames[name]) }))}
        />
      )}
    </Field>
  )
}
