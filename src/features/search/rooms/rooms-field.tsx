import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, type Ref, useRef } from 'react'
import { Button } from '#/ui/button.tsx'
import { Icon } from '#/ui/icon.tsx'
import { PanelField } from '../form/panel-field.tsx'
import { useNativeUntilBlur } from '../form/use-native-until-blur.ts'
import { guestsWords } from './guests-words.ts'
import { NativeRooms } from './native-rooms.tsx'
import { type RoomDrafts, withRoom } from './room-draft.ts'
import { RoomGuestsField } from './room-guests-field.tsx'

interface RoomsFieldProps {
  readonly rooms: RoomDrafts
  readonly onChange: (rooms: RoomDrafts) => void
  /** for fields of the browser's own: what they hold is to be read from their form */
  readonly onTyped: (form: HTMLFormElement) => void
  /** what is wrong with all of them, in words */
  readonly fault: ReactNode
  /** what is wrong with the age of a child, counted from 0 */
  readonly ageFault: (room: number, child: number) => ReactNode
  readonly className?: string
}

/** Who stays in which room: fields of the browser's own until it runs the page, then buttons and an age for each child. */
export function RoomsField({ rooms, onChange, onTyped, fault, ageFault, className = '' }: RoomsFieldProps) {
  const { i18n } = useLingui()
  const addRoom = useRef<HTMLButtonElement>(null)
  const onRemove = (): void => addRoom.current?.focus()
  const { isPlain, field } = useNativeUntilBlur<HTMLFieldSetElement>()
  const words = guestsWords(
    i18n,
    rooms.map(({ adults, ages }) => ({ adults, ages: ages.map((age) => age ?? 0) })),
  )
  return (
    <PanelField name="rooms" label={<Trans>Rooms and guests</Trans>} words={words} fault={fault} className={className}>
      {(close) =>
        isPlain ? (
          <NativeRooms rooms={rooms} field={field} onTyped={onTyped} />
        ) : (
          <>
            {rooms.map((_, index) => (
              // a room is where it stands: it has no name of its own
              // oxlint-disable-next-line react/no-array-index-key
              <RoomGuestsField key={index} {...{ rooms, index, onChange, onRemove, ageFault }} />
            ))}
            <AddRoom ref={addRoom} rooms={rooms} onChange={onChange} />
            <Button variant="secondary" onClick={close}>
              <Trans>Done</Trans>
            </Button>
          </>
        )
      }
    </PanelField>
  )
}

interface AddRoomProps extends Pick<RoomsFieldProps, 'rooms' | 'onChange'> {
  readonly ref: Ref<HTMLButtonElement>
}

/** It keeps the focus where no more rooms can be had, so it is never truly disabled. */
function AddRoom({ ref, rooms, onChange }: AddRoomProps) {
  const more = withRoom(rooms)
  return (
    <button
      ref={ref}
      type="button"
      aria-disabled={more === undefined}
      onClick={more && (() => onChange(more))}
      className="inline-flex min-h-11 items-center gap-2 self-start font-semibold text-primary-strong aria-disabled:text-muted aria-disabled:opacity-60"
    >
      <Icon name="i-lucide-plus" className="size-5" />
      <Trans>Add a room</Trans>
    </button>
  )
}
