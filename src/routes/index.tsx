import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadSearchForm } from '#/features/flights/search-form.functions.ts'
import { FlightSearchForm } from '#/features/flights/search-form.tsx'

export const Route = createFileRoute('/')({ loader: () => loadSearchForm(), component: Home })

function Home() {
  const { initial, places, nearby, today } = Route.useLoaderData()
  return (
    <div className="page-width flex flex-col gap-6 py-8">
      <h1 className="text-2xl">
        <Trans>Where to?</Trans>
      </h1>
      <div className="rounded-2xl border border-line bg-surface p-4 sm:p-6">
        <FlightSearchForm initial={initial} places={places} nearby={nearby} today={today} />
      </div>
    </div>
  )
}
