import type { SchemaNode } from './schema-node.ts'

/** Whose site this is, in the words of schema.org; other nodes name it by its `@id`. */
export const organisationAt = (origin: string): SchemaNode => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: 'Trayecto',
  url: origin,
  logo: { '@type': 'ImageObject', url: `${origin}/icons/any-512.png`, width: 512, height: 512 },
})
