import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { type SubmitEvent, useState } from 'react'
import { useKeepChoice } from '#/features/checkout/product/keep-choice.ts'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { Field } from '#/ui/fields/field.tsx'
import { NativeSelect } from '#/ui/fields/native-select.tsx'
import { guideWords } from '../offer/activity-words.ts'
import { serialiseOuting } from '../search/activity-search.ts'
import { cardParameters } from '../search/page-parameters.ts'
import { firstGuide } from './first-guide.ts'
import type { ActivityForParty, OptionTimes } from './loaded-activity.ts'
import { OptionTimesCard } from './option-times.tsx'

interface TimeChoiceProps {
  readonly found: ActivityForParty
  readonly times: readonly OptionTimes[]
  readonly url: ResultsUrl
}

/** Every way to have the activity, in its order: a form of the browser's own, each of whose buttons reserves a time. */
export function TimeChoice({ found, times, url }: TimeChoiceProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const keepChoice = useKeepChoice()
  const [asking, setAsking] = useState<string>()
  const { activity, search, instead, key } = found
  const kept = {
    ...cardParameters(url),
    ...serialiseOuting(search),
    ...(instead !== undefined && { instead }),
    key,
  }
  const reserve = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (asking !== undefined) return
    const asked = new FormData(event.currentTarget, event.nativeEvent.submitter)
    const parameters = Object.fromEntries([...asked].map(([name, value]) => [name, String(value)]))
    setAsking(parameters.choice)
    await keepChoice(parameters)
    await navigate({
      to: '/activities/$activity',
      params: { activity: activity.activityCode },
      search: parameters,
    }).finally(() => setAsking(undefined))
  }
  return (
    <form
      method="get"
      autoComplete="off"
      aria-label={t`Choice of a time`}
      aria-busy={asking !== undefined}
      onSubmit={reserve}
      className="flex flex-col gap-4"
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Guide found={found} url={url} />
      {activity.options.flatMap((option) => {
        const own = times.find(({ optionCode }) => optionCode === option.optionCode)
        return own
          ? [<OptionTimesCard key={option.optionCode} option={option} times={own} found={found} asking={asking} />]
          : []
      })}
    </form>
  )
}

/** How the guide is heard, where there is a choice. */
function Guide({ found: { activity }, url }: Pick<TimeChoiceProps, 'found' | 'url'>) {
  const { i18n } = useLingui()
  const { locale } = useRouter().options.context
  const guides = activity.guideLanguages.map(({ kind, language }) => `${kind} ${language}` as const)
  if (guides.length < 2) return null
  return (
    <Field label={<Trans>Guide</Trans>} className="max-w-80">
      {(control) => (
        <NativeSelect
          {...control}
          name="guide"
          defaultValue={firstGuide(guides, url, locale)}
          options={guides.map((guide) => ({ value: guide, label: guideWords(i18n, guide) }))}
        />
      )}
    </Field>
  )
}
