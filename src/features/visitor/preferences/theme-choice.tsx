import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useDisplayPreferences, useChangePreferences } from '#/ui/money/display-preferences.tsx'
import { Icon, type IconName } from '#/ui/icon.tsx'
import { type Theme, themes } from '#/ui/money/theme.ts'
import { ChoiceButton } from './choice-button.tsx'
import { PreferenceForm } from './preference-form.tsx'
import { rememberPreference } from './set-preference.ts'

const looks: Record<Theme, { readonly icon: IconName; readonly name: MessageDescriptor }> = {
  system: { icon: 'i-lucide-monitor', name: msg`System` },
  light: { icon: 'i-lucide-sun', name: msg`Light` },
  dark: { icon: 'i-lucide-moon', name: msg`Dark` },
}

export function ThemeChoice() {
  const { i18n } = useLingui()
  const change = useChangePreferences()
  const chosen = useDisplayPreferences().theme
  const choose = (theme: Theme) => {
    rememberPreference('theme', theme)
    change({ theme })
  }
  return (
    <PreferenceForm legend={<Trans>Theme</Trans>} onSubmit={(event) => event.preventDefault()}>
      <div className="flex gap-2">
        {themes.map((theme) => (
          <ChoiceButton key={theme} name="theme" value={theme} chosen={theme === chosen} onClick={() => choose(theme)}>
            <Icon name={looks[theme].icon} className="size-4.5" />
            {i18n._(looks[theme].name)}
          </ChoiceButton>
        ))}
      </div>
    </PreferenceForm>
  )
}
