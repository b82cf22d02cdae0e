import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { Icon } from '#/ui/icon.tsx'
import { type Gender, genders } from '../passenger.ts'
import { isNamed } from '../named-field.ts'
import { usePassengerField } from '../use-passenger-field.ts'

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
