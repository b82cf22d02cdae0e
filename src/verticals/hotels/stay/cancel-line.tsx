import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '#domain/money/money-format.ts'
import type { Cancelling } from './hotel-page.ts'

interface CancelLineProps {
  readonly cancel: Pick<Cancelling, 'steps' | 'fixedNights'>
  readonly timeZone: string
  /** minor units: what keeping everything is, without what a hotel takes of those who come */
  readonly total: number
  /** whether all of it is paid before the stay: what is owed cannot be given back */
  readonly isPrepaid: boolean
}

/** What canceling costs as time goes by, on the clocks of the hotel. */
export function CancelLine({ cancel, timeZone, total, isPrepaid }: CancelLineProps) {
  const { i18n } = useLingui()
  const moment = (until: string) => i18n.date(new Date(until), { timeZone, dateStyle: 'medium', timeStyle: 'short' })
  const day = (date: string) => i18n.date(`${date}T12:00:00Z`, { timeZone: 'UTC', day: 'numeric', month: 'short' })
  const nights = cancel.fixedNights.map(day).join(', ')
  return (
    <>
      <ol className="ms-1 border-s-2 border-line text-sm">
        {cancel.steps.map(({ until, keeps }) => {
          const money = formatMoney({ amount: keeps, currency: 'USD' }, i18n.locale)
          const isAll = keeps >= total
          return (
            <li key={until ?? 'later'} className="relative py-1 ps-4">
              <span
                aria-hidden="true"
                className={`absolute -start-1.5 top-2.5 size-2.5 rounded-full ${keeps === 0 ? 'bg-good' : isAll ? 'bg-danger' : 'bg-warn'}`}
              />
              <span className="block font-semibold">
                {until === undefined ? (
                  cancel.steps.length > 1 ? (
                    <Trans>After that</Trans>
                  ) : (
                    <Trans>Whenever you cancel</Trans>
                  )
                ) : (
                  <Trans>Until {moment(until)}, hotel time</Trans>
                )}
              </span>
              {keeps === 0 ? (
                <Trans>Canceling is free</Trans>
              ) : isAll && isPrepaid ? (
                <Trans>Nothing is given back</Trans>
              ) : (
                <Trans>Canceling costs {money}</Trans>
              )}
            </li>
          )
        })}
      </ol>
      {cancel.fixedNights.length > 0 && (
        <p className="mt-1 text-sm">
          <Plural
            value={cancel.fixedNights.length}
            one={`Never given back: the night of ${nights}`}
            other={`Never given back: the nights of ${nights}`}
          />
        </p>
      )}
    </>
  )
}
