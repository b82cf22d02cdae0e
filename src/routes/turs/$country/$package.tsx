import { createFileRoute } from '@tanstack/react-router'
import { comingHead } from '#/verticals/coming-head.ts'
import { ToursOfCountry, loadTourCountry } from '#/app/content/tours-of-country.tsx'

export const Route = createFileRoute('/turs/$country/$package')({
  loader: (input) => loadTourCountry(input.params.country, input),
  head: comingHead('tours'),
  component: Tours,
})

function Tours() {
  return <ToursOfCountry loaded={Route.useLoaderData()} />
}
