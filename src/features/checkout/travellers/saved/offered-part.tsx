import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#/ui/button.tsx'
import { useBooking, useDraft, useTravelDays } from '../../draft/booking-scope.tsx'
import { useTouchedFields } from '../../draft/touched-fields.tsx'
import { type PassengerField, passengerFieldName } from '../passenger/passenger-field-name.ts'
import { savedName } from './saved-name.ts'
import { useSaved } from './saved-scope.tsx'
import { type SavedFields, type SavedTraveller, filled } from './saved-traveller.ts'
import { type FormToFill, offeredTo } from './offered-to.ts'

interface OfferedTravellersProps extends FormToFill {
  readonly onFilled?: (fields: SavedFields) => void
}

/** A press fills the form as if it had been typed: it is stored, checked and edited like any other. */
export function OfferedTravellers({ passenger, asked, onFilled }: OfferedTravellersProps) {
  const { draft } = useBooking()
  const { leave } = useTouchedFields()
  const { travellers = [] } = useSaved()
  const [filledWith, setFilledWith] = useState('')
  const offered = offeredTo({ passenger, asked }, travellers, useDraft().passengers, useTravelDays())
  if (offered.length === 0) return null
  const fill = (traveller: SavedTraveller): void => {
    const fields = filled(traveller, asked)
    draft.edit({ passengers: { [passenger.id]: fields } })
    for (const field of Object.keys(fields)) leave(passengerFieldName(passenger.id, field as PassengerField))
    setFilledWith(savedName(traveller))
    onFilled?.(traveller)
  }
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 text-sm font-semibold">
        <Trans>Fill in with someone you saved</Trans>
      </legend>
      <div className="flex flex-wrap gap-2">
        {offered.map((traveller) => (
          <Button
            key={traveller.id}
            variant="secondary"
            size="small"
            className="max-w-full [overflow-wrap:anywhere]"
            onClick={() => fill(traveller)}
          >
            {savedName(traveller, offered)}
          </Button>
        ))}
      </div>
      <output className="text-sm text-muted empty:hidden">
        {filledWith && <Trans>Filled in: {filledWith}. Check that everything is still right.</Trans>}
      </output>
    </fieldset>
  )
}
