import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { oldestChild } from '#domain/stay.ts'
import { Field } from '#/ui/fields/field.tsx'
import { NativeSelect } from '#/ui/fields/native-select.tsx'
import { Stepper } from '../form/stepper.tsx'
import { type RoomDrafts, withAdult, withAge, withChild, withoutRoom } from './room-draft.ts'

interface RoomGuestsFieldProps {
  readonly rooms: RoomDrafts
  readonly index: number
  readonly onChange: (rooms: RoomDrafts) => void
  /** before it is gone, with what was pressed */
  readonly onRemove: () => void
  readonly ageFault: (room: number, child: number) => ReactNode
}

/** Who stays in one room: its adults, its children, and the age of each of them. */
export function RoomGuestsField({ rooms, index, onChange, onRemove, ageFault }: RoomGuestsFieldProps) {
  const { t } = useLingui()
  const room = rooms[index]
  if (!room) return null
  const place = index + 1
  const to = (next: RoomDrafts | undefined) => next && (() => onChange(next))
  return (
    <fieldset className="flex flex-col gap-3 border-b border-line pb-4">
      <legend className="contents">
        <span className="flex items-center justify-between gap-4">
          <span className="font-bold">
            <Trans>Room {place}</Trans>
          </span>
        </span>
      </legend>
      <CountRow
        label={t`Adults`}
        value={room.adults}
        fewer={t`Fewer adults in room ${place}`}
        more={t`More adults in room ${place}`}
        onFewer={to(withAdult(rooms, index, -1))}
        onMore={to(withAdult(rooms, index, 1))}
      />
      <CountRow
        label={t`Children`}
        hint={t`0 to 17 years`}
        value={room.ages.length}
        fewer={t`Fewer children in room ${place}`}
        more={t`More children in room ${place}`}
        onFewer={to(withChild(rooms, index, -1))}
        onMore={to(withChild(rooms, index, 1))}
      />
      {room.ages.length > 0 && (
        <div className="grid grid-cols-2 gap-3">
          {room.ages.map((age, child) => (
            <ChildAge
              // oxlint-disable-next-line react/no-array-index-key
              key={child}
              name={`age-${index}-${child}`}
              place={child + 1}
              age={age}
              fault={ageFault(index, child)}
              onAge={(years) => onChange(withAge(rooms, index, child, years))}
            />
          ))}
        </div>
      )}
      {rooms.length > 1 && (
        <button
          type="button"
          onClick={() => {
            onRemove()
            onChange(withoutRoom(rooms, index))
          }}
          className="min-h-6 self-start text-sm underline underline-offset-3"
        >
          <Trans>Remove room {place}</Trans>
        </button>
      )}
    </fieldset>
  )
}

interface CountRowProps extends Omit<Parameters<typeof Stepper>[0], 'id'> {
  readonly label: string
  readonly hint?: string
}

function CountRow({ label, hint, ...stepper }: CountRowProps) {
  const id = useId()
  return (
    <div className="flex items-center justify-between gap-4">
      <label htmlFor={id} className="flex flex-col">
        <span className="font-semibold">{label}</span>
        {hint && <span className="text-sm text-muted">{hint}</span>}
      </label>
      <Stepper id={id} {...stepper} />
    </div>
  )
}

interface ChildAgeProps {
  /** by which something may lead to it */
  readonly name: string
  readonly place: number
  readonly age: number | undefined
  readonly fault: ReactNode
  readonly onAge: (age: number | undefined) => void
}

/** The age of a child, asked and never taken for granted. */
function ChildAge({ name, place, age, fault, onAge }: ChildAgeProps) {
  const { t, i18n } = useLingui()
  const years = Array.from({ length: oldestChild + 1 }, (_, value) => ({
    value: String(value),
    label: i18n.number(value),
  }))
  return (
    <Field label={t`Age of child ${place}`} error={fault}>
      {(control) => (
        <NativeSelect
          {...control}
          data-field={name}
          required
          value={age === undefined ? '' : String(age)}
          onChange={({ target: { value } }) => onAge(value === '' ? undefined : Number(value))}
          options={[{ value: '', label: t`Age` }, ...years]}
        />
      )}
    </Field>
  )
}
