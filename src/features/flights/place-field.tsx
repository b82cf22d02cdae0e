import { useLingui } from '@lingui/react/macro'
import { Field } from '#/ui/field.tsx'
import { TextInput } from '#/ui/text-input.tsx'
import { FaultWords } from './fault-words.tsx'
import { FieldBox } from './field-box.tsx'
import { useDraft, useFault, useSearchForm } from './search-form-scope.tsx'

interface PlaceFieldProps {
  readonly end: 'from' | 'to'
  readonly className?: string
}

export function PlaceField({ end, className = '' }: PlaceFieldProps) {
  const { t } = useLingui()
  const { store } = useSearchForm()
  const { text } = useDraft()[end]
  const fault = useFault(end)
  return (
    <Field label={end === 'from' ? t`From` : t`To`} error={fault && <FaultWords fault={fault} />} className={className}>
      {(control) => (
        <FieldBox icon={end === 'from' ? 'i-lucide-plane-takeoff' : 'i-lucide-plane-landing'}>
          <TextInput
            {...control}
            name={end}
            data-field={end}
            className="px-11"
            value={text}
            onChange={(event) => store.changePlace(end, { text: event.target.value, place: undefined })}
            placeholder={t`City or airport`}
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            maxLength={80}
            required
          />
        </FieldBox>
      )}
    </Field>
  )
}
