import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'
import { Icon } from '#/ui/icon.tsx'
import { TextInput } from '#/ui/fields/text-input.tsx'
import { isNamed } from './named-field.ts'
import { type DayText, digitsOfPiece, joinDay, splitDay } from './day-text.ts'

interface DayFieldProps {
  readonly name: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: ReactNode
  readonly value: string
  readonly required?: boolean
  /** `bday` where it is the traveller's own */
  readonly autoComplete?: string | undefined
  readonly onChange: (day: string) => void
  readonly onLeave: () => void
}

/** A day that people know by heart or read from a document: typed in three boxes, not hunted for in a calendar. */
export function DayField({
  name,
  label,
  hint,
  error,
  value,
  required,
  autoComplete,
  onChange,
  onLeave,
}: DayFieldProps) {
  const { t } = useLingui()
  const id = useId()
  const [typed, setTyped] = useState(() => splitDay(value))
  /** Another tab, or a reload, has brought another day than the one that is typed here. */
  const shown = joinDay(typed) === value ? typed : splitDay(value)
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const box = (piece: keyof DayText, words: string, length: number, width: string) => (
    <label className={width}>
      <span className="mb-1 block text-sm text-muted">{words}</span>
      <TextInput
        name={piece === 'day' ? name : `${name}-${piece}`}
        value={shown[piece]}
        inputMode="numeric"
        maxLength={length}
        required={required}
        autoComplete={autoComplete ? `${autoComplete}-${piece}` : 'off'}
        aria-invalid={error ? true : undefined}
        onBlur={({ relatedTarget }) => isNamed(relatedTarget, name) || onLeave()}
        onChange={({ currentTarget }) => {
          const next = { ...shown, [piece]: digitsOfPiece(currentTarget.value, length) }
          setTyped(next)
          onChange(joinDay(next))
        }}
      />
    </label>
  )
  return (
    <fieldset aria-describedby={described || undefined} className="flex flex-col gap-1">
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <div className="flex gap-3">
        {box('day', t`Day`, 2, 'w-16')}
        {box('month', t`Month`, 2, 'w-16')}
        {box('year', t`Year`, 4, 'w-24')}
      </div>
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm text-danger">
          <Icon name="i-lucide-circle-alert" className="mt-0.5 size-4.5" />
          {error}
        </p>
      )}
    </fieldset>
  )
}
