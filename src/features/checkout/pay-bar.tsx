import { PayButton } from './pay-button.tsx'

/** On a phone: the total, and the button that pays it, always at hand. */
export function PayBar({ busy }: { busy: boolean }) {
  return (
    <div className="sticky bottom-0 z-10 -mx-4 border-t border-line bg-surface px-4 py-3 sm:-mx-6 sm:px-6 lg:hidden">
      <PayButton busy={busy} className="w-full" />
    </div>
  )
}
