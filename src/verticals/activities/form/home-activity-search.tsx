import { noDestination } from '#/features/search/destinations/destination-draft.ts'
import { defaultDeparture, defaultReturn } from '#domain/time/bookable-days.ts'
import { fallbackParty } from '../search/parse-party.ts'
import type { RouterDrafts } from '#/features/search/form/router-drafts.ts'
import type { ActivityDraft } from './activity-draft.ts'
import { ActivitySearchForm } from './activity-search-form.tsx'
import { draftOfParty } from './party-draft.ts'

const kept: RouterDrafts<ActivityDraft> = new WeakMap()

/** The form of a visitor who has not searched yet. Where to is theirs to say. */
export default function HomeActivitySearch({ today }: { readonly today: string }) {
  const initial = {
    destination: noDestination,
    from: defaultDeparture(today),
    to: defaultReturn(today),
    party: draftOfParty(fallbackParty),
  }
  return <ActivitySearchForm initial={initial} today={today} kept={kept} />
}
