import type { ReactNode } from 'react'
import { DayField } from '../day-field.tsx'
import { type PassengerField, usePassengerField } from '../use-passenger-field.ts'

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
