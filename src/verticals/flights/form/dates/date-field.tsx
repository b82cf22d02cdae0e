import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { lastBookableDay } from '#domain/time/bookable-days.ts'
import { Field, type FieldControl } from '#/ui/fields/field.tsx'
import { TextInput } from '#/ui/fields/text-input.tsx'
import { FaultWords } from '../fault-words.tsx'
import { FieldBox } from '../field-box.tsx'
import { useDraft, useFault, useSearchForm } from '../search-form-scope.tsx'
import type { Leg } from './trip-calendar.tsx'
import { useDayWords } from './use-day-words.ts'

interface DateFieldProps {
  readonly leg: Leg
  /** the calendar could not be had: the browser's own field stays */
  readonly plain: boolean
  readonly openLeg: Leg | undefined
  /** somebody turns to the field */
  readonly onWanted: () => void
  readonly onOpen: (leg: Leg) => void
  readonly className?: string
}

/** A day: the browser's own field until the page runs, then a button that opens the calendar. */
export function DateField({ leg, plain, className = '', ...rest }: DateFieldProps) {
  const { t } = useLingui()
  const fault = useFault(leg)
  const label = leg === 'departure' ? t`Departure` : t`Return`
  const native = useRef<HTMLInputElement>(null)
  const [runs, setRuns] = useState(false)
  useEffect(() => {
    if (document.activeElement !== native.current) setRuns(true)
  }, [])
  return (
    <Field label={label} error={fault && <FaultWords fault={fault} />} className={className}>
      {(control) =>
        runs && !plain ? (
          <DateButton {...{ leg, control, label, ...rest }} />
        ) : (
          <NativeDate {...{ leg, control, native }} onLeave={() => setRuns(true)} />
        )
      }
    </Field>
  )
}

interface NativeDateProps {
  readonly leg: Leg
  readonly control: FieldControl
  readonly native: React.RefObject<HTMLInputElement | null>
  readonly onLeave: () => void
}

function NativeDate({ leg, control, native, onLeave }: NativeDateProps) {
  const { store } = useSearchForm()
  const draft = useDraft()
  return (
    <TextInput
      {...control}
      ref={native}
      type="date"
      name={leg}
      data-field={leg}
      value={draft[leg]}
      min={store.today}
      max={lastBookableDay(store.today)}
      onChange={(event) => store.change({ [leg]: event.target.value })}
      onBlur={onLeave}
      required={leg === 'departure'}
    />
  )
}

interface DateButtonProps extends Omit<DateFieldProps, 'plain' | 'className'> {
  readonly control: FieldControl
  readonly label: string
}

function DateButton({ leg, control, label, openLeg, onWanted, onOpen }: DateButtonProps) {
  const { t } = useLingui()
  const words = useDayWords()(useDraft()[leg])
  const { 'aria-invalid': invalid, ...rest } = control
  return (
    <FieldBox icon="i-lucide-calendar">
      <button
        {...rest}
        type="button"
        data-field={leg}
        data-invalid={invalid}
        aria-label={`${label}: ${words || t`no day chosen`}`}
        aria-haspopup="dialog"
        aria-expanded={openLeg === leg}
        onPointerEnter={onWanted}
        onFocus={onWanted}
        onTouchStart={onWanted}
        onClick={() => onOpen(leg)}
        className="control truncate ps-11 text-start figures data-[invalid]:border-danger"
      >
        {words || t`Choose a day`}
      </button>
    </FieldBox>
  )
}
