import { useLingui } from '@lingui/react/macro'
import { Field } from '#/ui/field.tsx'
import { TextInput } from '#/ui/text-input.tsx'
import { FaultWords } from './fault-words.tsx'
import { lastBookableDay } from './flight-search.ts'
import { useDraft, useFault, useSearchForm } from './search-form-scope.tsx'

interface DateFieldProps {
  readonly leg: 'departure' | 'return'
  readonly className?: string
}

/** A day as the browser itself asks for one. */
export function DateField({ leg, className = '' }: DateFieldProps) {
  const { t } = useLingui()
  const { store } = useSearchForm()
  const draft = useDraft()
  const fault = useFault(leg)
  return (
    <Field
      label={leg === 'departure' ? t`Departure` : t`Return`}
      error={fault && <FaultWords fault={fault} />}
      className={className}
    >
      {(control) => (
        <TextInput
          {...control}
          type="date"
          name={leg}
          data-field={leg}
          value={draft[leg]}
          min={store.today}
          max={lastBookableDay(store.today)}
          onChange={(event) => store.change({ [leg]: event.target.value })}
          required={leg === 'departure'}
        />
      )}
    </Field>
  )
}
