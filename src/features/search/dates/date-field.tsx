import { useLingui } from '@lingui/react/macro'
import { Field, type FieldControl } from '#/ui/fields/field.tsx'
import { TextInput } from '#/ui/fields/text-input.tsx'
import { FieldBox } from '../form/field-box.tsx'
import { type End, useDates } from './dates-scope.ts'
import { useDayWords } from './use-day-words.ts'

interface DateFieldProps {
  readonly end: End
  /** the calendar could not be had: the browser's own field stays */
  readonly plain: boolean
  readonly openEnd: End | undefined
  /** somebody turns to the field */
  readonly onWanted: () => void
  readonly onOpen: (end: End) => void
  readonly className?: string
}

/**
 * A day: a button that opens the calendar, from the server on, so that nothing changes its look once the page runs. Beside it stands
 * the browser's own field, which holds the day for a form that is sent without scripts and is shown to whoever runs none.
 */
export function DateField({ end, plain, className = '', ...rest }: DateFieldProps) {
  const { label, fault } = useDates().ends[end]
  return (
    <Field label={label} error={fault} className={className}>
      {(control) => (
        <>
          {!plain && <DateButton {...{ end, control, ...rest }} />}
          <NativeDate {...{ end, control, plain }} />
        </>
      )}
    </Field>
  )
}

interface NativeDateProps extends Pick<DateFieldProps, 'end' | 'plain'> {
  readonly control: FieldControl
}

function NativeDate({ end, control: { id, ...control }, plain }: NativeDateProps) {
  const { ends, kind, today, lastDay, fewestNights, change } = useDates()
  const { name, label, day } = ends[end]
  return (
    <TextInput
      {...control}
      {...(plain ? { id, 'data-field': name } : { 'aria-label': label })}
      type="date"
      name={name}
      value={day}
      min={today}
      max={lastDay}
      onChange={(event) => change({ [end]: event.target.value })}
      required={kind !== 'bounds' && (end === 'first' || fewestNights > 0)}
      className={plain ? '' : 'hidden [@media(scripting:none)]:block'}
    />
  )
}

interface DateButtonProps extends Omit<DateFieldProps, 'plain' | 'className'> {
  readonly control: FieldControl
}

function DateButton({ end, control, openEnd, onWanted, onOpen }: DateButtonProps) {
  const { t } = useLingui()
  const { name, label, day } = useDates().ends[end]
  const words = useDayWords()(day) || t`Choose a day`
  const { 'aria-invalid': invalid, ...rest } = control
  return (
    <FieldBox icon="i-lucide-calendar" className="[@media(scripting:none)]:hidden">
      <button
        {...rest}
        type="button"
        data-field={name}
        data-invalid={invalid}
        aria-label={`${label}: ${words}`}
        aria-haspopup="dialog"
        aria-expanded={openEnd === end}
        onPointerEnter={onWanted}
        onFocus={onWanted}
        onTouchStart={onWanted}
        onClick={() => onOpen(end)}
        className="control truncate ps-11 pe-2 text-start figures data-[invalid]:border-danger"
      >
        {words}
      </button>
    </FieldBox>
  )
}
