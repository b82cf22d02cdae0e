import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'

const cookies: readonly (readonly [name: string, purpose: MessageDescriptor])[] = [
  ['locale', msg`the language, once you choose one`],
  ['currency', msg`the currency that prices are also shown in`],
  ['theme', msg`light or dark`],
  ['viewport', msg`how wide your screen is, so that pages arrive in the right shape`],
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
        {cookies.map(([name, purpose]) => (
          <tr key={name} className="border-b border-line">
            <th scope="row" className="py-2 pe-4 text-start font-mono font-normal">
              {name}
            </th>
            <td className="py-2 pe-4">{i18n._(purpose)}</td>
            <td className="py-2 whitespace-nowrap figures">
              <Trans>365 days</Trans>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
