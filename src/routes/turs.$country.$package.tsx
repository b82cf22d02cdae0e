import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '#/features/verticals/coming-page.tsx'
import { comingHead } from '#/features/verticals/coming-head.ts'
import { loadContentAt } from '../content-route.ts'
import { ContentScreen } from '../content-screen.tsx'

/** There are tours of the countries that have a page. */
export const Route = createFileRoute('/turs/$country/$package')({
  loader: (input) => loadContentAt(`/${input.params.country}`, input),
  head: comingHead('tours'),
  component: Tours,
})

function Tours() {
  const loaded = Route.useLoaderData()
  if (loaded.state === 'failed') return <ContentScreen content={loaded} />
  return <ComingPage vertical="tours" country={loaded.page} />
}
