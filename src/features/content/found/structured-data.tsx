import { useLingui } from '@lingui/react'
import { useRouter } from '@tanstack/react-router'
import { JsonLd } from '#/ui/json-ld.tsx'
import type { ContentPage } from '../content-page.ts'
import { schemaOrgOf } from './schema-org.ts'

/** What the page is, in the words of schema.org. */
export function StructuredData({ page }: { readonly page: ContentPage }) {
  const { i18n } = useLingui()
  const { origin } = useRouter().options.context.page
  return <JsonLd graph={schemaOrgOf(page, origin, i18n)} />
}
