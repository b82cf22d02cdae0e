import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '#domain/money/money-format.ts'
import type { Money } from '#domain/money/money.ts'

interface CancelStepsProps {
  /** in the order of their deadlines, ISO instants; the last has none */
  readonly steps: readonly { readonly until: string | null; readonly keeps: Money }[]
  /** everything that it costs */
  readonly whole: Money
  /** IANA, of the place where the deadlines count */
  readonly zone: string
}

/** What cancelling keeps of the whole price as time goes by, on the clocks of the place. */
export function CancelSteps({ steps, whole, zone }: CancelStepsProps) {
  const { i18n } = useLingui()
  const deadline = (until: string): string =>
    i18n.date(new Date(until), { timeZone: zone, dateStyle: 'medium', timeStyle: 'short' })
  return (
    <ul className="flex flex-col gap-1.5 text-sm">
      {steps.map(({ until, keeps }, at) => (
        <li key={until ?? 'later'}>
          <span className="font-semibold">
            {until !== null ? (
              <Trans>Until {deadline(until)}, local time</Trans>
            ) : at > 0 ? (
              <Trans>Later than that</Trans>
            ) : (
              <Trans>Whenever you cancel</Trans>
            )}
          </span>
          :{' '}
          {keeps.amount === 0 ? (
            <Trans>canceling is free</Trans>
          ) : keeps.amount >= whole.amount ? (
            <Trans>nothing is given back</Trans>
          ) : (
            <Trans>canceling costs {formatMoney(keeps, i18n.locale)}</Trans>
          )}
        </li>
      ))}
    </ul>
  )
}
