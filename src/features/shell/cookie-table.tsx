import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'

const year = msg`365 days`

/** Every cookie that this site sets, and for how long. */
const cookies: readonly (readonly [name: string, purpose: MessageDescriptor, kept: MessageDescriptor])[] = [
  ['locale', msg`the language, once you choose one`, year],
  ['currency', msg`the currency that prices are also shown in`, year],
  ['theme', msg`light or dark`, year],
  ['viewport', msg`how wide your screen is, so that pages arrive in the right shape`, year],
  ['__Host-agent', msg`that a booking begun or made in this browser is yours`, year],
  ['__Host-opened', msg`the bookings that you opened with a reference and an email`, msg`until you close the browser`],
  ['__Host-… (others)', msg`what you typed into a form that was refused, where no script runs`, msg`one minute`],
]

export function CookieTable() {
  const { i18n } = useLingui()
  return (
    <table className="w-full text-start text-sm">
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className="py-2 pe-4 text-start font-semibold">
            <Trans>Name</Trans>
          </th>
          <th scope="col" className="py-2 pe-4 text-start font-semibold">
            <Trans>What it remembers</Trans>
          </th>
          <th scope="col" className="py-2 text-start font-semibold">
            <Trans>Kept for</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {cookies.map(([name, purpose, kept]) => (
          <tr key={name} className="border-b border-line">
            <th scope="row" className="py-2 pe-4 text-start font-mono font-normal break-words">
              {name}
            </th>
            <td className="py-2 pe-4">{i18n._(purpose)}</td>
            <td className="py-2 figures">{i18n._(kept)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
