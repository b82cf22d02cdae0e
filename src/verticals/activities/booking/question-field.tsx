import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import type { ActivityQuestion } from '#contract/products/activities/activity-question.ts'
import { usualDigits } from '#domain/text/written-code.ts'
import { useBooking, useDraft } from '#/features/checkout/draft/booking-scope.tsx'
import { useTouchedFields } from '#/features/checkout/draft/touched-fields.tsx'
import { DayField } from '#/features/checkout/travellers/day-field.tsx'
import { isNamed } from '#/features/checkout/travellers/named-field.ts'
import { Field, type FieldControl } from '#/ui/fields/field.tsx'
import { NativeSelect } from '#/ui/fields/native-select.tsx'
import { TextArea } from '#/ui/fields/text-area.tsx'
import { TextInput } from '#/ui/fields/text-input.tsx'
import { useActivityWords } from '../detail/use-activity-words.ts'
import { answerKey, unitKey, unitOf } from './answers.ts'
import { answerField, answersFaults } from './lead-faults.ts'
import type { ActivityBookingDraft } from './sold-activity.ts'

interface QuestionProps {
  readonly question: ActivityQuestion
  readonly traveller: number | null
}

const isDay = ({ type, allowedAnswers }: ActivityQuestion): boolean => type === 'DATE' && allowedAnswers.length === 0

/** One question with the control of its type, and what is wrong with its answer once it was left. */
export function QuestionField({ question, traveller }: QuestionProps) {
  const { i18n } = useLingui()
  const words = useActivityWords()
  const draft = useDraft() as ActivityBookingDraft
  const { isTouched, leave } = useTouchedFields()
  const name = answerField(question.code, traveller)
  const fault = isTouched(name) ? answersFaults(draft).find(({ field }) => field === name) : undefined
  const label: ReactNode =
    question.required === 'OPTIONAL' ? (
      <Trans>{words.name(question.label)} (optional)</Trans>
    ) : (
      words.name(question.label)
    )
  const error = fault && i18n._(fault.message)
  const [required, onLeave] = [question.required !== 'OPTIONAL', (): void => leave(name)]
  if (isDay(question)) return <DayAnswer {...{ question, traveller, name, label, error, required, onLeave }} />
  return (
    <Field label={label} error={error} className="max-w-120">
      {(control) => (
        <Answer question={question} traveller={traveller} control={{ ...control, name, onBlur: onLeave, required }} />
      )}
    </Field>
  )
}

interface AnswerProps extends QuestionProps {
  readonly control: FieldControl & {
    readonly name: string
    readonly required: boolean
    readonly onBlur: () => void
  }
}

const useAnswer = ({ question, traveller }: QuestionProps) => {
  const { draft } = useBooking()
  const { extras, item } = useDraft() as ActivityBookingDraft
  const places = item.activity.activity.pickup.places
  const [key, ofUnit] = [answerKey(traveller, question), unitKey(traveller, question)]
  return {
    value: extras[key] ?? '',
    unit: unitOf(
      extras,
      traveller,
      question,
      places.map(({ code }) => code),
    ),
    places,
    write: (value: string) => draft.edit({ extras: { [key]: value } }),
    /** another unit; an answer in the old one that means nothing in it goes */
    writeUnit: (unit: string, value?: string) =>
      draft.edit({ extras: { [ofUnit]: unit, ...(value === undefined ? {} : { [key]: value }) } }),
  }
}

function Answer(props: AnswerProps) {
  const { question, control } = props
  const { t } = useLingui()
  const words = useActivityWords()
  const { value, write } = useAnswer(props)
  const change = {
    value,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => write(currentTarget.value),
  }
  const longest = question.maxLength ?? 500
  if (question.type === 'LOCATION_REF_OR_FREE_TEXT') return <PlaceAnswer {...props} />
  if (question.allowedAnswers.length > 0)
    return (
      <NativeSelect
        {...control}
        {...change}
        options={[
          { value: '', label: t`Choose` },
          ...question.allowedAnswers.map((answer) => ({ value: answer.value, label: words.name(answer.label) })),
        ]}
      />
    )
  if (question.type === 'TIME') return <TextInput {...control} {...change} type="time" className="max-w-50" />
  if (question.type === 'NUMBER_AND_UNIT') return <AmountAnswer {...props} />
  return longest > 100 ? (
    <TextArea {...control} {...change} rows={2} maxLength={longest} />
  ) : (
    <TextInput {...control} {...change} maxLength={longest} />
  )
}

type DayAnswerProps = QuestionProps & Omit<ComponentProps<typeof DayField>, 'value' | 'onChange'>

/** Nearly always a day of birth, or of a document: it is typed as those of travellers are. */
function DayAnswer({ question, traveller, ...field }: DayAnswerProps) {
  const { value, write } = useAnswer({ question, traveller })
  return <DayField {...field} value={value} onChange={write} />
}

function AmountAnswer(props: AnswerProps) {
  const { t } = useLingui()
  const { question, control } = props
  const { value, unit, write, writeUnit } = useAnswer(props)
  return (
    <span className="grid max-w-60 grid-cols-[1fr_6rem] gap-2">
      <TextInput
        {...control}
        inputMode="decimal"
        maxLength={6}
        value={value}
        onChange={({ currentTarget }) => write(usualDigits(currentTarget.value).replace(/[,٫]/, '.'))}
      />
      <NativeSelect
        aria-label={t`Unit`}
        value={unit}
        onChange={({ currentTarget }) => writeUnit(currentTarget.value)}
        options={question.units.map((one) => ({ value: one, label: one }))}
      />
    </span>
  )
}

const elsewhere = '…'

/** One of the places where people are picked up, or any other in words. */
function PlaceAnswer(props: AnswerProps) {
  const { t } = useLingui()
  const words = useActivityWords()
  const { question, control } = props
  const { value, unit, places, write, writeUnit } = useAnswer(props)
  const listed =
    question.allowedAnswers.length > 0
      ? question.allowedAnswers.map((answer) => ({ value: answer.value, label: words.name(answer.label) }))
      : places.map((place) => ({ value: place.code, label: words.name(place.name) }))
  const takesWords = question.allowedAnswers.length === 0
  const isWritten = unit === 'FREETEXT'
  const { id, ...answered } = control
  const text = (
    <TextInput
      {...answered}
      {...(isWritten && listed.length > 0 ? { 'aria-label': t`Address` } : { id })}
      maxLength={question.maxLength ?? 300}
      placeholder={t`Hotel or address`}
      value={isWritten ? value : ''}
      onChange={({ currentTarget }) => write(currentTarget.value)}
    />
  )
  if (listed.length === 0) return text
  return (
    <span className="flex flex-col gap-2">
      <NativeSelect
        {...control}
        name={isWritten ? undefined : control.name}
        onBlur={({ relatedTarget }) => isNamed(relatedTarget, control.name) || control.onBlur()}
        value={isWritten ? elsewhere : value}
        onChange={({ currentTarget }) =>
          currentTarget.value === elsewhere
            ? writeUnit('FREETEXT', '')
            : writeUnit('LOCATION_REFERENCE', currentTarget.value)
        }
        options={[
          { value: '', label: t`Choose` },
          ...listed,
          ...(takesWords ? [{ value: elsewhere, label: t`Another place` }] : []),
        ]}
      />
      {isWritten && text}
    </span>
  )
}
