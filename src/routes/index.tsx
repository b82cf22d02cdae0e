import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { createServerFn } from '@tanstack/react-start'
import { BackendClient } from '#/server/backend-client.server.ts'
import { runServer } from '#/server/runtime.server.ts'

const countAirports = createServerFn().handler(() =>
  runServer(BackendClient.use((backend) => backend.airports.search({ query: { term: 'bogota' } }))),
)

export const Route = createFileRoute('/')({ loader: () => countAirports(), component: Home })

function Home() {
  const answer = Route.useLoaderData()
  return (
    <main className="p-4">
      <h1>
        <Trans>Where to?</Trans>
      </h1>
      <p>{answer.ok ? answer.value.length : answer.problem.message}</p>
    </main>
  )
}
