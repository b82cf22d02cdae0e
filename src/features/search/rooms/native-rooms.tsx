import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { mostAdultsOfSeveral, mostGuests } from '#domain/stay.ts'
import { Field } from '#/ui/fields/field.tsx'
import { TextInput } from '#/ui/fields/text-input.tsx'
import type { RoomDrafts } from './room-draft.ts'
import { nativeRoomKeys } from './room-keys.ts'

interface PlainRoomsProps {
  readonly rooms: RoomDrafts
  readonly field: ComponentProps<'fieldset'>
  readonly onTyped: (form: HTMLFormElement) => void
}

/** Rooms before the page runs: nobody can add one then, so the next is there as soon as the one before it has somebody in it. */
export function NativeRooms({ rooms, field, onTyped }: PlainRoomsProps) {
  const { t } = useLingui()
  return (
    <fieldset
      {...field}
      onChange={({ currentTarget: { form } }) => form && onTyped(form)}
      className="flex flex-col gap-4"
    >
      <legend className="sr-only">
        <Trans>Rooms and guests</Trans>
      </legend>
      {nativeRoomKeys.map(({ adults, ages }, index) => {
        const place = index + 1
        const room = rooms[index]
        const most = index === 0 ? mostGuests : mostAdultsOfSeveral
        return (
          <div
            key={adults}
            className={
              index === 0
                ? 'room grid grid-cols-2 items-end gap-3'
                : 'room hidden grid-cols-2 items-end gap-3 [.room:has(option[data-guests]:checked)+&]:grid'
            }
          >
            <Field label={t`Adults in room ${place}`}>
              {(control) => (
                <select {...control} name={adults} defaultValue={room?.adults ?? ''} className="control">
                  {index > 0 && <option value="">{t`No room`}</option>}
                  {Array.from({ length: most }, (_, count) => (
                    <option key={count} value={count + 1} data-guests>
                      {count + 1}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <Field label={t`Children’s ages`}>
              {(control) => (
                <TextInput {...control} name={ages} defaultValue={room?.ages.join(', ')} placeholder={t`4, 9`} />
              )}
            </Field>
          </div>
        )
      })}
    </fieldset>
  )
}
