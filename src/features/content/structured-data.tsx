import { useLingui } from '@lingui/react'
import { useRouter } from '@tanstack/react-router'
import { schemaOrgOf } from './schema-org.ts'
import type { ContentPage } from './content-page.ts'

/** JSON that may stand in a page: no word in it can end its element or begin a comment. */
const inertJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('>', String.raw`\u003e`)

/** What the page is, in the words of schema.org. Browsers run nothing of it, so the content security policy lets it be. */
export function StructuredData({ page }: { readonly page: ContentPage }) {
  const { i18n } = useLingui()
  const { origin } = useRouter().options.context.page
  const json = inertJson({ '@context': 'https://schema.org', '@graph': schemaOrgOf(page, origin, i18n) })
  // oxlint-disable-next-line react/no-danger
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
