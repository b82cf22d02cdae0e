import { useLingui, Trans } from '@lingui/react/macro'
import { type ComponentProps, type ReactNode, createContext, use, useId } from 'react'
import { useBooking, useTravelDays, useDraft } from '../../draft/booking-scope.tsx'
import { useTouchedFields } from '../../draft/touched-fields.tsx'
import { partyFaults, passengerMessages } from './passenger-faults.ts'
import { type PassengerField, passengerFieldName } from './passenger-field-name.ts'
import { type Passenger, type Gender, genders } from '../passenger.ts'
import { Field } from '#/ui/fields/field.tsx'
import { TextInput } from '#/ui/fields/text-input.tsx'
import { draftLengths } from '../../draft/draft-lengths.ts'
import { DayField } from '../day-field.tsx'
import { NativeSelect } from '#/ui/fields/native-select.tsx'
import { Icon } from '#/ui/icon.tsx'
import { isNamed } from '../named-field.ts'

/** Whose form the fields below belong to. */
export const PassengerScope = createContext<Passenger | undefined>(undefined)

export const usePassenger = (): Passenger => {
  const passenger = use(PassengerScope)
  if (!passenger) throw new Error('usePassenger belongs inside a PassengerScope')
  return passenger
}

/** One field of a traveller's form; its message comes once it was left. */
const usePassengerField = (field: PassengerField) => {
  const { i18n } = useLingui()
  const { draft } = useBooking()
  const { isTouched, leave } = useTouchedFields()
  const passenger = usePassenger()
  const { passengers } = useDraft()
  const days = useTravelDays()
  const place = passengers.findIndex(({ id }) => id === passenger.id)
  const name = passengerFieldName(passenger.id, field)
  const fault = isTouched(name) ? partyFaults(passengers, days)[place]?.[field] : undefined
  return {
    name,
    value: passenger[field],
    error: fault && i18n._(passengerMessages[fault]),
    edit: (value: string): void => draft.edit({ passengers: { [passenger.id]: { [field]: value } } }),
    leave: () => leave(name),
  }
}

interface PassengerTextProps extends Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'autoCapitalize' | 'required' | 'spellCheck'
> {
  readonly field: keyof typeof draftLengths.passenger
  readonly hint?: ReactNode
  readonly children: ReactNode
}

/** One line of a traveller's form under its label. */
export function PassengerText({ field, hint, children, ...rest }: PassengerTextProps) {
  const { name, value, error, edit, leave } = usePassengerField(field)
  return (
    <Field label={children} hint={hint} error={error}>
      {(control) => (
        <TextInput
          {...control}
          {...rest}
          name={name}
          maxLength={draftLengths.passenger[field]}
          value={value}
          onChange={({ currentTarget }) => edit(currentTarget.value)}
          onBlur={leave}
        />
      )}
    </Field>
  )
}

interface PassengerDayProps {
  readonly field: PassengerField
  readonly hint?: ReactNode
  readonly required?: boolean
  readonly autoComplete?: string | undefined
  /** said where nothing is wrong and something is worth knowing */
  readonly warning?: ReactNode
  readonly children: ReactNode
}

export function PassengerDay({ field, warning, children, ...rest }: PassengerDayProps) {
  const { name, value, error, edit, leave } = usePassengerField(field)
  return (
    <div className="flex flex-col gap-2">
      <DayField {...rest} name={name} label={children} value={value} error={error} onChange={edit} onLeave={leave} />
      {!error && warning}
    </div>
  )
}

interface PassengerSelectProps {
  readonly field: PassengerField
  /** stands for no choice */
  readonly none: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly hint?: ReactNode
  readonly children: ReactNode
}

export function PassengerSelect({ field, none, options, hint, children }: PassengerSelectProps) {
  const { name, value, error, edit, leave } = usePassengerField(field)
  return (
    <Field label={children} hint={hint} error={error}>
      {(control) => (
        <NativeSelect
          {...control}
          name={name}
          autoComplete="off"
          value={value}
          onChange={({ currentTarget }) => edit(currentTarget.value)}
          onBlur={leave}
          options={[{ value: '', label: none }, ...options]}
        />
      )}
    </Field>
  )
}

/** As the document says it: airlines print no other. */
export function PassengerGender() {
  const id = useId()
  const { name, value, error, edit, leave } = usePassengerField('gender')
  return (
    <fieldset aria-describedby={error ? id : undefined} className="flex flex-col gap-1">
      <legend className="mb-1 text-sm font-semibold">
        <Trans>Gender, as in the passport or ID</Trans>
      </legend>
      <div className="flex flex-wrap gap-x-6">
        {genders.map((gender) => (
          <label key={gender} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name={name}
              value={gender}
              checked={value === gender}
              onBlur={({ relatedTarget }) => isNamed(relatedTarget, name) || leave()}
              onChange={() => edit(gender)}
              className="size-5 accent-primary"
            />
            <GenderWord gender={gender} />
          </label>
        ))}
      </div>
      {error && (
        <p id={id} className="flex items-start gap-1.5 text-sm text-danger">
          <Icon name="i-lucide-circle-alert" className="mt-0.5 size-4.5" />
          {error}
        </p>
      )}
    </fieldset>
  )
}

function GenderWord({ gender }: { gender: Gender }) {
  return gender === 'male' ? <Trans>Male</Trans> : <Trans>Female</Trans>
}
