import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '#/ui/icon.tsx'
import type { PaymentMethod } from '../machine/booking-payment.ts'

interface PaymentMethodChoiceProps {
  readonly method: PaymentMethod
  readonly provider: string
  readonly onChoose: (method: PaymentMethod) => void
}

export function PaymentMethodChoice({ method, provider, onChoose }: PaymentMethodChoiceProps) {
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-3 text-lg font-bold">
        <Trans>How do you want to pay?</Trans>
      </legend>
      <Method
        icon="i-lucide-credit-card"
        title={<Trans>By card, here</Trans>}
        note={<Trans>Encrypted before it leaves this page.</Trans>}
        checked={method === 'card'}
        onChoose={() => onChoose('card')}
      />
      <Method
        icon="i-lucide-external-link"
        title={<Trans>On the page of {provider}</Trans>}
        note={<Trans>You go there to pay, and come back here.</Trans>}
        checked={method === 'hosted'}
        onChoose={() => onChoose('hosted')}
      />
    </fieldset>
  )
}

interface MethodProps {
  readonly icon: IconName
  readonly title: ReactNode
  readonly note: ReactNode
  readonly checked: boolean
  readonly onChoose: () => void
}

function Method({ icon, title, note, checked, onChoose }: MethodProps) {
  return (
    <label className="flex items-center gap-4 rounded-xl border border-edge p-4 has-[:checked]:border-primary has-[:checked]:bg-primary-soft has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-solid has-[:focus-visible]:outline-focus">
      <input
        type="radio"
        name="method"
        checked={checked}
        onChange={onChoose}
        className="size-5 shrink-0 accent-primary"
      />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{title}</span>
        <span className="block text-sm text-muted">{note}</span>
      </span>
      <Icon name={icon} className="size-6 text-muted" />
    </label>
  )
}
