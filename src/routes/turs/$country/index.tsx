import { createFileRoute } from '@tanstack/react-router'
import { publicHead } from '#/i18n/page-head.ts'
import { JsonLd } from '#/ui/json-ld.tsx'
import { CountryPage } from '#/verticals/tours/countries/country-page.tsx'
import { countrySchema } from '#/verticals/tours/schema-org.ts'

export const Route = createFileRoute('/turs/$country/')({
  loader: async ({ params, context }) => {
    const { loadCountry } = await import('#/verticals/tours/countries/countries-loader.ts')
    return loadCountry(params.country, context)
  },
  head: ({ match: { context, pathname }, loaderData }) =>
    loaderData
      ? publicHead({ ...context.page, pathname: pathname.replace(/\/$/, ''), isPictured: true, ...loaderData.words })
      : {},
  component: Country,
})

function Country() {
  const loaded = Route.useLoaderData()
  const { country: slug } = Route.useParams()
  const { locale, page, i18n } = Route.useRouteContext()
  const { answer, words } = loaded
  const address = { origin: page.origin, locale, i18n }
  return (
    <>
      {answer.ok && <JsonLd graph={countrySchema({ slug, name: words.title }, answer.value.tours, address)} />}
      <CountryPage loaded={loaded} />
    </>
  )
}
