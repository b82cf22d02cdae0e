import { Trans } from '@lingui/react/macro'
import type { Locale } from '#/i18n/locale.ts'
import { ChoiceButton } from './choice-button.tsx'
import { PreferenceForm } from './preference-form.tsx'

const names: Record<Locale, string> = { es: 'Español', en: 'English' }

/** The whole page changes with its language, address and all, so this form goes to the server with or without scripts. */
export function LanguageChoice({ locale }: { locale: Locale }) {
  return (
    <PreferenceForm legend={<Trans>Language</Trans>}>
      <div className="flex gap-2">
        {(Object.keys(names) as Locale[]).map((each) => (
          <ChoiceButton key={each} name="locale" value={each} lang={each} chosen={each === locale}>
            {names[each]}
          </ChoiceButton>
        ))}
      </div>
    </PreferenceForm>
  )
}
