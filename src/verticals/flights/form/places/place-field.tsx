import { useLingui } from '@lingui/react/macro'
import { Field, type FieldControl } from '#/ui/fields/field.tsx'
import { TextInput } from '#/ui/fields/text-input.tsx'
import { FaultWords } from '../fault-words.tsx'
import { FieldBox } from '../field-box.tsx'
import { useDraft, useFault, useSearchForm } from '../search-form-scope.tsx'
import { useEnhancedPlace } from './use-enhanced-place.ts'

interface PlaceFieldProps {
  readonly end: 'from' | 'to'
  readonly className?: string
}

const inputClass = 'px-11 text-ellipsis aria-[invalid]:border-danger'

/** Where from, or where to: a text field of the browser's until somebody turns to it, then one that offers places. */
export function PlaceField({ end, className = '' }: PlaceFieldProps) {
  const { t } = useLingui()
  const fault = useFault(end)
  const label = end === 'from' ? t`From` : t`To`
  const { Enhanced, takeover, native } = useEnhancedPlace()
  return (
    <Field label={label} error={fault && <FaultWords fault={fault} />} className={className}>
      {(control) => (
        <FieldBox icon={end === 'from' ? 'i-lucide-plane-takeoff' : 'i-lucide-plane-landing'}>
          {Enhanced ? (
            <Enhanced {...{ end, control, label, inputClass, takeover }} />
          ) : (
            <NativePlace end={end} control={control} listeners={native} />
          )}
        </FieldBox>
      )}
    </Field>
  )
}

interface NativePlaceProps {
  readonly end: 'from' | 'to'
  readonly control: FieldControl
  readonly listeners: ReturnType<typeof useEnhancedPlace>['native']
}

function NativePlace({ end, control, listeners }: NativePlaceProps) {
  const { t } = useLingui()
  const { store } = useSearchForm()
  const { text } = useDraft()[end]
  return (
    <TextInput
      {...control}
      {...listeners}
      name={end}
      data-field={end}
      className={inputClass}
      value={text}
      onChange={(event) => store.changePlace(end, { text: event.target.value, place: undefined })}
      placeholder={t`City or airport`}
      autoComplete="off"
      autoCapitalize="words"
      spellCheck={false}
      maxLength={80}
      required
    />
  )
}
