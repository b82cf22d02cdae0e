import type { SchemaNode } from '#domain/schema-node.ts'

/** JSON that may stand in a page: no word in it can end its element or begin a comment. */
const inertJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('>', String.raw`\u003e`)

/** Tells search engines of things in the words of schema.org. Browsers run nothing of it, so the content security policy lets it be. */
export function JsonLd({ graph }: { readonly graph: readonly SchemaNode[] }) {
  const __html = inertJson({ '@context': 'https://schema.org', '@graph': graph })
  // oxlint-disable-next-line react/no-danger
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />
}
