import { PayButton } from './pay-button.tsx'
import { PayTroubleNotice } from './pay-trouble-notice.tsx'
import type { PayTrouble } from './use-pay.ts'

interface PayBarProps {
  readonly busy: boolean
  readonly trouble: PayTrouble | undefined
}

/** On a phone: the total, the button that pays it, and what went wrong the last time, always at hand. */
export function PayBar({ busy, trouble }: PayBarProps) {
  return (
    <div className="bottom-bar sticky bottom-0 z-10 -mx-4 flex flex-col gap-3 border-t border-line bg-surface px-4 py-2 sm:-mx-6 sm:px-6 lg:hidden">
      <PayTroubleNotice trouble={trouble} />
      <PayButton busy={busy} className="w-full" />
    </div>
  )
}
