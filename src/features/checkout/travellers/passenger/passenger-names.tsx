import { Trans } from '@lingui/react/macro'
import { PassengerText } from './passenger-text.tsx'
import { ticketedName } from '#domain/ticketed-name.ts'
import { usePassenger } from '../use-passenger-field.ts'

/** The names, and how the airline will print them. */
export function PassengerNames({ autoFill }: { autoFill: boolean }) {
  const printed = ticketedName(usePassenger())
  const fill = (token: string): string => (autoFill ? token : 'off')
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <PassengerText field="firstName" autoComplete={fill('given-name')} required spellCheck={false}>
          <Trans>First name</Trans>
        </PassengerText>
        <PassengerText field="middleName" autoComplete={fill('additional-name')} spellCheck={false}>
          <Trans>Middle name (optional)</Trans>
        </PassengerText>
      </div>
      <PassengerText field="lastName" autoComplete={fill('family-name')} required spellCheck={false}>
        <Trans>Last name, both if you have two</Trans>
      </PassengerText>
      <output className="text-sm text-muted not-empty:-mt-2">
        {printed && (
          <>
            <Trans>On the ticket:</Trans> <strong className="font-semibold text-ink break-words">{printed}</strong>
          </>
        )}
      </output>
    </>
  )
}
