import { useLingui } from '@lingui/react/macro'
import { Icon } from '#/ui/icon.tsx'
import { useSearchForm } from './search-form-scope.tsx'

/** Without scripts it could do nothing; what is pressed before they have come is pressed again. */
export function SwapButton() {
  const { t } = useLingui()
  const { store } = useSearchForm()
  return (
    <button
      type="button"
      onClick={store.swapPlaces}
      aria-label={t`Swap origin and destination`}
      className="noscript:hidden grid size-11 xl:m-1 xl:size-9 place-items-center rounded-full border border-edge bg-surface text-primary-strong hover:bg-primary-soft"
    >
      <Icon name="i-lucide-arrow-left-right" className="size-5 max-sm:rotate-90 xl:size-4" />
    </button>
  )
}
