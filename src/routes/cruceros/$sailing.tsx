import { createFileRoute } from '@tanstack/react-router'
import { useAttributedSend } from '#/app/visitor-forms/use-attributed-send.ts'
import { publicHead, unlisted } from '#/i18n/page-head.ts'
import { CruisesFailure } from '#/verticals/cruises/list/cruises-states.tsx'
import { loadSailing } from '#/verticals/cruises/sailing/load-sailing.ts'
import { SailingPage } from '#/verticals/cruises/sailing/sailing-page.tsx'

export const Route = createFileRoute('/cruceros/$sailing')({
  loader: ({ params }) => loadSailing(params.sailing),
  head: ({ match: { context }, loaderData }) => {
    if (loaderData?.state !== 'found') return {}
    const { sailing, departure } = loaderData
    // a ship sails the same way again and again: the day tells one page from another
    const dayIn = (dateStyle: 'long' | 'medium') =>
      context.i18n.date(`${sailing.sailDate}T12:00:00Z`, { dateStyle, timeZone: 'UTC' })
    const head = publicHead({
      ...context.page,
      pathname: `/cruceros/${sailing.id}`,
      title: `${sailing.title}, ${dayIn('long')}`,
      description: `${dayIn('medium')} · ${sailing.description}`,
      isPictured: true,
    })
    return departure === 'ahead' ? head : { ...head, meta: [...head.meta, unlisted] }
  },
  component: OneSailing,
})

function OneSailing() {
  const loaded = Route.useLoaderData()
  const send = useAttributedSend()
  return loaded.state === 'found' ? (
    <SailingPage key={loaded.sailing.id} loaded={loaded} send={send} />
  ) : (
    <CruisesFailure />
  )
}
