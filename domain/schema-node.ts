/** A thing in the words of schema.org. */
export type SchemaNode = Readonly<Record<string, unknown>>
