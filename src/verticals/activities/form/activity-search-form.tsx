import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { RangeField } from '#/features/search/dates/range-field.tsx'
import { DestinationField } from '#/features/search/destinations/destination-field.tsx'
import { DestinationProvider } from '#/features/search/destinations/destination-scope.ts'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { type RouterDrafts, useDraftStore } from '#/features/search/form/router-drafts.ts'
import { NativeForm } from '#/features/search/form/native-form.tsx'
import { Button } from '#/ui/button.tsx'
import { classNames } from '#/ui/class-names.ts'
import { Icon } from '#/ui/icon.tsx'
import { lastActivityDay } from '../search/parse-activity-search.ts'
import { type ActivityDraft, searchOf, typedChanges } from './activity-draft.ts'
import type { RequestedActivity } from './requested-activity.ts'
import {
  ActivityFormProvider,
  createActivityStore,
  useActivityDraft,
  useActivityStore,
  useFaultWords,
} from './activity-form-scope.tsx'
import { FaultWords } from './fault-words.tsx'
import { PartyField } from './party-field.tsx'
import { useStartActivitySearch } from './use-start-activity-search.ts'

interface ActivitySearchFormProps {
  readonly initial: ActivityDraft
  readonly today: string
  /** where it begins as it was left, and is kept */
  readonly kept?: RouterDrafts<ActivityDraft>
  /** the one that is asked for; missing where all of a city are */
  readonly activity?: RequestedActivity | undefined
  /** goes on while what is searched for goes with it */
  readonly flight?: ResultsUrl | undefined
}

/** Where, from which day to which, and who comes along. */
export function ActivitySearchForm({ initial, today, kept, activity, flight }: ActivitySearchFormProps) {
  const { t } = useLingui()
  const store = useDraftStore(kept, (left) => createActivityStore(left ?? initial, today))
  const { faults } = useSnapshot(store.state)
  const startSearch = useStartActivitySearch(store, { activity, flight, before: searchOf(initial, today) })
  return (
    <ActivityFormProvider value={store}>
      <NativeForm
        label={t`Activities`}
        action={
          activity === undefined
            ? { to: '/activities/result' }
            : { to: '/activities/$activity', params: { activity: activity.code } }
        }
        faults={faults}
        Words={FaultWords}
        onTyped={(form) => store.change(typedChanges(form, store.state.draft))}
        onStart={startSearch}
      >
        <div
          className={classNames(
            'grid items-start gap-3',
            activity === undefined
              ? 'lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)] xl:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_minmax(0,4fr)_minmax(11rem,auto)]'
              : 'lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(11rem,auto)]',
          )}
        >
          {activity === undefined && <City />}
          {Object.entries(activity?.kept ?? {}).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Days />
          <PartyField />
          <Button type="submit" className="lg:mt-6.5">
            <Icon name="i-lucide-search" />
            {activity === undefined ? <Trans>Search activities</Trans> : <Trans>Show times</Trans>}
          </Button>
        </div>
      </NativeForm>
    </ActivityFormProvider>
  )
}

function City() {
  const store = useActivityStore()
  const fault = useFaultWords()('destination')
  const scope = useMemo(() => ({ store, fault, sold: 'activities' as const }), [store, fault])
  return (
    <DestinationProvider value={scope}>
      <DestinationField />
    </DestinationProvider>
  )
}

function Days() {
  const { t } = useLingui()
  const store = useActivityStore()
  const { from, to } = useActivityDraft()
  const faultWords = useFaultWords()
  return (
    <RangeField
      first={{ name: 'from', label: t`First day`, day: from, fault: faultWords('from') }}
      last={{ name: 'to', label: t`Last day`, day: to, fault: faultWords('to') }}
      label={t`Days that you are there`}
      today={store.today}
      lastDay={lastActivityDay(store.today)}
      fewestNights={0}
      change={({ first, last }) =>
        store.change({ ...(first !== undefined && { from: first }), ...(last !== undefined && { to: last }) })
      }
    />
  )
}
