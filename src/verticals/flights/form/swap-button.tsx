import { useLingui } from '@lingui/react/macro'
import { Icon } from '#/ui/icon.tsx'
import { useSearchForm } from './search-form-scope.tsx'

/** Without a script it could do nothing, so it comes with hydration; its place is kept. */
export function SwapButton() {
  const { t } = useLingui()
  const { store, hydrated } = useSearchForm()
  if (!hydrated) return null
  return (
    <button
      type="button"
      onClick={store.swapPlaces}
      aria-label={t`Swap origin and destination`}
      className="grid size-11 xl:m-1 xl:size-9 place-items-center rounded-full border border-edge bg-surface text-primary-strong hover:bg-primary-soft"
    >
      <Icon name="i-lucide-arrow-left-right" className="size-5 max-sm:rotate-90 xl:size-4" />
    </button>
  )
}
