import { useLingui } from '@lingui/react/macro'
import { Field, type FieldControl } from '#/ui/fields/field.tsx'
import { TextInput } from '#/ui/fields/text-input.tsx'
import { FaultWords } from '../fault-words.tsx'
import { FieldBox } from '../field-box.tsx'
import { useDraft, useFault, useSearchForm } from '../search-form-scope.tsx'
import { useEnhancedPlace } from './use-enhanced-place.ts'
import type { Endpoint } from '../../search/flight-search.ts'

interface PlaceFieldProps {
  readonly endpoint: Endpoint
  readonly className?: string
}

const inputClass = 'px-11 text-ellipsis aria-[invalid]:border-danger'

/** Where from, or where to: a text field of the browser's until somebody turns to it, then one that offers places. */
export function PlaceField({ endpoint, className = '' }: PlaceFieldProps) {
  const { t } = useLingui()
  const fault = useFault(endpoint)
  const label = endpoint === 'from' ? t`From` : t`To`
  const { Enhanced, takeover, native } = useEnhancedPlace()
  return (
    <Field label={label} error={fault && <FaultWords fault={fault} />} className={className}>
      {(control) => (
        <FieldBox icon={endpoint === 'from' ? 'i-lucide-plane-takeoff' : 'i-lucide-plane-landing'}>
          {Enhanced ? (
            <Enhanced {...{ endpoint, control, label, inputClass, takeover }} />
          ) : (
            <NativePlace endpoint={endpoint} control={control} listeners={native} />
          )}
        </FieldBox>
      )}
    </Field>
  )
}

interface NativePlaceProps {
  readonly endpoint: Endpoint
  readonly control: FieldControl
  readonly listeners: ReturnType<typeof useEnhancedPlace>['native']
}

function NativePlace({ endpoint, control, listeners }: NativePlaceProps) {
  const { t } = useLingui()
  const { store } = useSearchForm()
  const { text } = useDraft()[endpoint]
  return (
    <TextInput
      {...control}
      {...listeners}
      name={endpoint}
      data-field={endpoint}
      className={inputClass}
      value={text}
      onChange={(event) => store.changePlace(endpoint, { text: event.target.value, place: undefined })}
      placeholder={t`City or airport`}
      autoComplete="off"
      autoCapitalize="words"
      spellCheck={false}
      maxLength={80}
      required
    />
  )
}
