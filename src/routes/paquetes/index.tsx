import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { organisationAt } from '#domain/organisation.ts'
import { breadcrumbTo } from '#/features/content/found/schema-org.ts'
import { JsonLd } from '#/ui/json-ld.tsx'
import { publicHead } from '#/i18n/page-head.ts'
import HomePackageSearch from '#/verticals/packages/form/home-package-search.tsx'
import { AboutPackages } from '#/verticals/packages/about-packages.tsx'

export const Route = createFileRoute('/paquetes/')({
  loader: async () => (await import('#/verticals/flights/form/search-form.functions.ts')).loadSearchForm(),
  head: ({ match: { context, pathname } }) =>
    publicHead({
      ...context.page,
      // the one that ends in a slash is led here
      pathname: pathname.replace(/\/$/, ''),
      title: context.i18n._(msg`Flight and hotel packages`),
      isPictured: true,
      description: context.i18n._(
        msg`A flight and a hotel at one price, lower than the two booked apart. Taxes and fees are included in the first price you see.`,
      ),
    }),
  component: Packages,
})

function Packages() {
  const { t, i18n } = useLingui()
  const { locale, page } = Route.useRouteContext()
  const stops = [{ path: '/paquetes', name: t`Flight and hotel packages` }]
  return (
    <>
      <JsonLd graph={[organisationAt(page.origin), breadcrumbTo(stops, page.origin, locale, i18n)]} />
      <AboutPackages>
        <HomePackageSearch {...Route.useLoaderData()} />
      </AboutPackages>
    </>
  )
}
