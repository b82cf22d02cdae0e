import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { PanelField } from '#/features/search/form/panel-field.tsx'
import { Stepper } from '#/features/search/form/stepper.tsx'
import { useNativeUntilBlur } from '#/features/search/form/use-native-until-blur.ts'
import { Button } from '#/ui/button.tsx'
import { Field } from '#/ui/fields/field.tsx'
import { NativeSelect } from '#/ui/fields/native-select.tsx'
import { oldestAge } from '../search/parse-party.ts'
import { partyWords } from '../search/party-words.ts'
import { useActivityDraft, useActivityStore, useFaultWords } from './activity-form-scope.tsx'
import { partyOf, typedParty, withAge, withCount } from './party-draft.ts'
import { NativeParty } from './native-party.tsx'

/** Who comes along: fields of the browser's own until it runs the page, then a count and an age for whoever wants to say it. */
export function PartyField() {
  const { i18n } = useLingui()
  const store = useActivityStore()
  const { party } = useActivityDraft()
  const { isPlain, field } = useNativeUntilBlur<HTMLFieldSetElement>()
  const takeTyped = (form: HTMLFormElement): void => {
    const typed = typedParty(new FormData(form))
    if (typed) store.change({ party: typed })
  }
  return (
    <PanelField
      name="party"
      label={<Trans>Travelers</Trans>}
      words={partyWords(i18n, partyOf(party))}
      fault={useFaultWords()('party')}
    >
      {(close) =>
        isPlain ? (
          <NativeParty party={party} field={field} onTyped={takeTyped} />
        ) : (
          <>
            <Count />
            <Ages />
            <Button variant="secondary" onClick={close}>
              <Trans>Done</Trans>
            </Button>
          </>
        )
      }
    </PanelField>
  )
}

function Count() {
  const { t } = useLingui()
  const id = useId()
  const store = useActivityStore()
  const { party } = useActivityDraft()
  const to = (step: 1 | -1) => {
    const next = withCount(party, step)
    return next && (() => store.change({ party: next }))
  }
  return (
    <div className="flex items-center justify-between gap-4">
      <label htmlFor={id} className="font-semibold">
        <Trans>Travelers</Trans>
      </label>
      <Stepper
        id={id}
        value={party.length}
        fewer={t`Fewer travelers`}
        more={t`More travelers`}
        onFewer={to(-1)}
        onMore={to(1)}
      />
    </div>
  )
}

/** The age of each, which prices and rules depend on. */
function Ages() {
  const { t, i18n } = useLingui()
  const store = useActivityStore()
  const { party } = useActivityDraft()
  const options = [
    { value: '', label: t`Adult` },
    ...Array.from({ length: oldestAge + 1 }, (_, age) => ({ value: String(age), label: i18n.number(age) })),
  ]
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="text-sm text-muted">
        <Trans>Children, seniors and some ages have their own prices. Travelers without an age count as 30.</Trans>
      </legend>
      <div className="grid grid-cols-2 gap-3">
        {party.map((age, index) => {
          const place = index + 1
          return (
            // a traveller of a form is where they stand
            // oxlint-disable-next-line react/no-array-index-key
            <Field key={index} label={t`Age of traveler ${place}`}>
              {(control) => (
                <NativeSelect
                  {...control}
                  value={age === undefined ? '' : String(age)}
                  onChange={({ target: { value } }) =>
                    store.change({ party: withAge(party, index, value === '' ? undefined : Number(value)) })
                  }
                  options={options}
                />
              )}
            </Field>
          )
        })}
      </div>
    </fieldset>
  )
}
