import { createFileRoute } from '@tanstack/react-router'
import { JsonLd } from '#/ui/json-ld.tsx'
import { publicHead } from '#/i18n/page-head.ts'
import { AllTours } from '#/verticals/tours/countries/all-tours.tsx'
import { toursSchema } from '#/verticals/tours/schema-org.ts'

export const Route = createFileRoute('/turs/')({
  loader: async ({ context }) => {
    const { loadAllTours } = await import('#/verticals/tours/countries/countries-loader.ts')
    return loadAllTours(context)
  },
  head: ({ match: { context, pathname }, loaderData }) =>
    loaderData
      ? publicHead({ ...context.page, pathname: pathname.replace(/\/$/, ''), isPictured: true, ...loaderData.words })
      : {},
  component: Tours,
})

function Tours() {
  const loaded = Route.useLoaderData()
  const { locale, page, i18n } = Route.useRouteContext()
  return (
    <>
      <JsonLd graph={toursSchema({ origin: page.origin, locale, i18n })} />
      <AllTours loaded={loaded} />
    </>
  )
}
