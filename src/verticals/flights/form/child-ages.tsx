import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { maximumChildAge, minimumChildAge } from '#domain/traveller/travellers.ts'
import { Field } from '#/ui/fields/field.tsx'
import { NativeSelect } from '#/ui/fields/native-select.tsx'
import { TextInput } from '#/ui/fields/text-input.tsx'
import { FaultWords } from './fault-words.tsx'
import { useAdoptTyped, useDraft, useFault, useSearchForm } from './search-form-scope.tsx'
import { useNativeUntilBlur } from '#/features/search/form/use-native-until-blur.ts'

const childAges = Array.from({ length: maximumChildAge - minimumChildAge + 1 }, (_, index) => minimumChildAge + index)

/** The age of each child, asked one by one and never taken for granted. */
export function ChildAges() {
  const { isPlain, field } = useNativeUntilBlur<HTMLInputElement>()
  const { children } = useDraft()
  if (isPlain) return <AgesInWords field={field} />
  if (children === 0) return null
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="text-sm text-muted">
        <Trans>Age of each child on the day of the last flight</Trans>
      </legend>
      <div className="grid grid-cols-2 gap-3">
        {Array.from({ length: children }, (_, child) => (
          <ChildAge key={child} child={child} />
        ))}
      </div>
    </fieldset>
  )
}

function ChildAge({ child }: { readonly child: number }) {
  const { t, i18n } = useLingui()
  const { store } = useSearchForm()
  const age = useDraft().ages[child]
  const fault = useFault(`age-${child}`)
  const place = child + 1
  const options = childAges.map((years) => ({ value: String(years), label: i18n.number(years) }))
  return (
    <Field label={t`Child ${place}`} error={fault && <FaultWords fault={fault} />}>
      {(control) => (
        <NativeSelect
          {...control}
          name="ages"
          data-field={`age-${child}`}
          required
          value={age === undefined ? '' : String(age)}
          onChange={(event) =>
            store.changeAge(child, event.target.value === '' ? undefined : Number(event.target.value))
          }
          options={[{ value: '', label: t`Age` }, ...options]}
        />
      )}
    </Field>
  )
}

/** Before the page runs nobody can add a field for each child, so their ages share one; without children it is hidden. */
function AgesInWords({ field }: { readonly field: ComponentProps<'input'> }) {
  const { t } = useLingui()
  const { hydrated } = useSearchForm()
  const { ages } = useDraft()
  const adopt = useAdoptTyped()
  return (
    <Field
      label={t`Children’s ages`}
      hint={t`One for each child, with a comma between them: 4, 9`}
      className={hydrated ? 'flex' : 'hidden group-has-[option[data-children]:checked]/search:flex'}
    >
      {(control) => (
        <TextInput
          {...control}
          {...field}
          name="ages"
          inputMode="text"
          defaultValue={ages.join(', ')}
          onChange={adopt}
        />
      )}
    </Field>
  )
}
