import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import type { Locale } from '#/i18n/locale.ts'
import { Icon } from '#/ui/icon.tsx'
import { useDisplayPreferences } from '#/ui/money/display-preferences.tsx'
import { StaticIsland } from '#/ui/hydration/static-island.tsx'
import { CurrencyChoice } from './currency-choice.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { PlaceNote } from './lazy-place-note.ts'
import { ThemeChoice } from './theme-choice.tsx'

const panelId = 'preferences'

/** Language, currency and theme. A native popover over plain forms: all of it works before any script has arrived. */
export function PreferencesMenu({ locale }: { locale: Locale }) {
  const { t } = useLingui()
  const { currency } = useDisplayPreferences()
  return (
    <>
      <button
        type="button"
        popoverTarget={panelId}
        aria-label={t`Language, currency and theme: ${locale.toUpperCase()}, ${currency}`}
        className="needs-popover flex min-h-11 items-center gap-2 rounded-lg px-2.5 text-sm font-semibold hover:bg-sunken"
      >
        <Icon name="i-lucide-globe" />
        <span className="max-sm:sr-only">
          {locale.toUpperCase()} · {currency}
        </span>
      </button>
      <section
        id={panelId}
        popover="auto"
        aria-label={t`Preferences`}
        className="needs-popover fixed inset-auto end-[max(1rem,calc(50vw-36rem))] top-16 m-0 w-86 max-h-[calc(100dvh-4.5rem)] max-w-[calc(100vw-2rem)] overflow-y-auto overscroll-contain rounded-2xl border border-line bg-surface p-5 text-ink shadow-xl"
      >
        <div className="flex flex-col gap-5">
          <LanguageChoice locale={locale} />
          <div>
            <CurrencyChoice />
            <StaticIsland>
              <Suspense>
                <PlaceNote />
              </Suspense>
            </StaticIsland>
          </div>
          <ThemeChoice />
          <p className="text-xs text-muted">
            <Trans>Everything is charged in US dollars. Another currency is an estimate.</Trans>
          </p>
        </div>
      </section>
    </>
  )
}
