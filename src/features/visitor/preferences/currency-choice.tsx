import { Trans, useLingui } from '@lingui/react/macro'
import { useHydrated } from '@tanstack/react-router'
import { useId } from 'react'
import { Button } from '#/ui/button.tsx'
import { useDisplayPreferences, useChangePreferences } from '#/ui/money/display-preferences.tsx'
import { NativeSelect } from '#/ui/fields/native-select.tsx'
import { displayCurrencies } from '../currency/display-currencies.ts'
import { PreferenceForm } from './preference-form.tsx'
import { rememberPreference } from './set-preference.ts'

export function CurrencyChoice() {
  const { i18n } = useLingui()
  const change = useChangePreferences()
  const { currency } = useDisplayPreferences()
  const hydrated = useHydrated()
  const id = useId()
  const options = Object.entries(displayCurrencies).map(([code, name]) => ({
    value: code,
    label: `${code} · ${i18n._(name)}`,
  }))
  const choose = (code: string) => {
    rememberPreference('currency', code)
    change({ currency: code })
  }
  return (
    <PreferenceForm
      legend={
        <label htmlFor={id}>
          <Trans>Show prices also in</Trans>
        </label>
      }
    >
      <div className="flex gap-2">
        <NativeSelect
          id={id}
          name="currency"
          className="flex-1"
          options={options}
          defaultValue={currency}
          onChange={(event) => choose(event.target.value)}
        />
        {!hydrated && (
          <Button type="submit" variant="secondary">
            <Trans>Apply</Trans>
          </Button>
        )}
      </div>
    </PreferenceForm>
  )
}
