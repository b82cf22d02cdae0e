import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { useKeepChoice } from '#/features/checkout/product/keep-choice.ts'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import type { TourPage } from '../offer/tour.ts'
import { type TourSearch, serialiseTourSearch } from '../search/tour-search.ts'
import { insteadParameter, pageParameters } from './tour-parameters.ts'

interface DepartureFormProps {
  readonly tour: TourPage
  readonly search: TourSearch
  readonly url: ResultsUrl
  readonly instead: string | undefined
  /** by which a choice on this page is named */
  readonly pageKey: string
  /** `asking` is the choice that is being reserved */
  readonly children: (asking: string | undefined) => ReactNode
}

/** A form of the browser's own, each of whose buttons reserves a departure. */
export function DepartureForm({ tour, search, url, instead, pageKey, children }: DepartureFormProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const keepChoice = useKeepChoice()
  const [asking, setAsking] = useState<string>()
  const kept = {
    ...pageParameters(url),
    ...serialiseTourSearch(search, undefined),
    ...insteadParameter(instead),
    key: pageKey,
  }
  const reserve = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (asking !== undefined) return
    const asked = new FormData(event.currentTarget, event.nativeEvent.submitter)
    const parameters = Object.fromEntries([...asked].map(([name, value]) => [name, String(value)]))
    setAsking(parameters.choice)
    await keepChoice(parameters)
    await navigate({
      to: '/turs/$country/$package',
      params: { country: tour.country.slug, package: tour.code },
      search: parameters,
    }).finally(() => setAsking(undefined))
  }
  return (
    <form
      method="get"
      autoComplete="off"
      aria-label={t`Choice of a departure`}
      aria-busy={asking !== undefined}
      onSubmit={reserve}
      className="flex flex-col gap-4"
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children(asking)}
    </form>
  )
}
