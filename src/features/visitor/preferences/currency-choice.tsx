import { Trans, useLingui } from '@lingui/react/macro'
import { useHydrated } from '@tanstack/react-router'
import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
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
  const select = useRef<HTMLSelectElement>(null)
  const options = Object.entries(displayCurrencies).map(([code, name]) => ({
    value: code,
    label: `${code} · ${i18n._(name)}`,
  }))
  const choose = (code: string) => {
    rememberPreference('currency', code)
    change({ currency: code })
  }
  /** What was chosen before the page ran is chosen; a page that is read runs from its first touch on. */
  const adopt = useEffectEvent((chosen: string | undefined) => {
    if (!hydrated && chosen !== undefined && chosen !== currency) choose(chosen)
  })
  useLayoutEffect(() => adopt(select.current?.value), [])
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
          ref={select}
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
