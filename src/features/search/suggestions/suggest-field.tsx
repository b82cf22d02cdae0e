import type { ReactNode } from 'react'
import { Field } from '#/ui/fields/field.tsx'
import { TextInput } from '#/ui/fields/text-input.tsx'
import type { IconName } from '#/ui/icon.tsx'
import { FieldBox } from '../form/field-box.tsx'
import { type EnhancedFields, useEnhancedField } from './use-enhanced-field.ts'

interface SuggestFieldProps<Name extends string> {
  readonly name: Name
  readonly label: string
  readonly placeholder: string
  readonly icon: IconName
  readonly text: string
  readonly onType: (text: string) => void
  /** what is wrong with it, in words */
  readonly fault: ReactNode
  /** must not change from one render to the next */
  readonly enhanced: EnhancedFields<Name>
  readonly className?: string
}

const inputClass = 'ps-11 pe-11 xl:pe-3 text-ellipsis aria-[invalid]:border-danger'

/** A text field of the browser's until somebody turns to it, then one that offers what the text may mean. */
export function SuggestField<Name extends string>({
  name,
  label,
  placeholder,
  icon,
  text,
  onType,
  fault,
  enhanced,
  className = '',
}: SuggestFieldProps<Name>) {
  const { Enhanced, takeover, native } = useEnhancedField(enhanced)
  return (
    <Field label={label} error={fault} className={className}>
      {(control) => (
        <FieldBox icon={icon}>
          {Enhanced ? (
            <Enhanced {...{ name, control, label, placeholder, inputClass, takeover }} />
          ) : (
            <TextInput
              {...control}
              {...native}
              name={name}
              data-field={name}
              className={inputClass}
              value={text}
              onChange={(event) => onType(event.target.value)}
              placeholder={placeholder}
              autoComplete="off"
              autoCapitalize="words"
              spellCheck={false}
              maxLength={80}
              required
            />
          )}
        </FieldBox>
      )}
    </Field>
  )
}
