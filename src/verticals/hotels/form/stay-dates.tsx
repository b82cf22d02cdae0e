import { useLingui } from '@lingui/react/macro'
import { RangeField } from '#/features/search/dates/range-field.tsx'
import { lastCheckOut } from '../search/parse-stay-days.ts'
import { useFaultWords, useHotelDraft, useHotelStore } from './hotel-form-scope.tsx'

/** The first day of the stay and the last: one night at least. */
export function StayDates() {
  const { t } = useLingui()
  const store = useHotelStore()
  const { checkIn, checkOut } = useHotelDraft()
  const faultWords = useFaultWords()
  return (
    <RangeField
      first={{ name: 'checkIn', label: t`Check-in`, day: checkIn, fault: faultWords('checkIn') }}
      last={{ name: 'checkOut', label: t`Check-out`, day: checkOut, fault: faultWords('checkOut') }}
      label={t`Days of the stay`}
      today={store.today}
      lastDay={lastCheckOut(store.today)}
      fewestNights={1}
      change={({ first, last }) =>
        store.change({ ...(first !== undefined && { checkIn: first }), ...(last !== undefined && { checkOut: last }) })
      }
    />
  )
}
