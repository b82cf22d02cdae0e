import type { Rollup } from 'vite'

/** What of a built module matters to the words that it says. */
export interface BuiltModule {
  readonly code: string
  readonly isEntry: boolean
  /** ids of the modules that come with it */
  readonly imports: readonly string[]
  /** ids of those that it may load */
  readonly dynamicImports: readonly string[]
}

/** What is known of a module before it is built; the bundler's own fits. */
export type ModuleInfo = Pick<Rollup.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds'>

type Chunk = Pick<Rollup.OutputChunk, 'fileName' | 'isEntry' | 'facadeModuleId' | 'imports' | 'dynamicImports'> & {
  readonly modules: Readonly<Record<string, { readonly code: string | null }>>
}

/**
 * The modules of which something is left in the build, by id, with what each of them really imports: a file says what another one
 * does only where its chunk asks for that one's. Chunks alone would have a page say whatever shares a file with what it needs.
 */
export const builtModules = (
  chunks: readonly Chunk[],
  infoOf: (id: string) => ModuleInfo | null,
): ReadonlyMap<string, BuiltModule> => {
  const chunkOf = new Map(
    chunks.flatMap((chunk) =>
      Object.entries(chunk.modules).flatMap(([id, { code }]) => (code ? [[id, chunk] as const] : [])),
    ),
  )
  const facadeOf = new Map(chunks.map(({ facadeModuleId, fileName }) => [facadeModuleId, fileName]))

  /** Through what only hands on what others export. */
  const leftOf = (ids: readonly string[], seen = new Set<string>()): readonly string[] =>
    ids.flatMap((id) => {
      if (seen.has(id)) return []
      seen.add(id)
      return chunkOf.has(id) ? [id] : leftOf(infoOf(id)?.importedIds ?? [], seen)
    })

  const built = (id: string, chunk: Chunk): BuiltModule => {
    const { importedIds = [], dynamicallyImportedIds = [] } = infoOf(id) ?? {}
    const comes = (other: string): boolean => {
      const of = chunkOf.get(other)
      return of === chunk || (of !== undefined && chunk.imports.includes(of.fileName))
    }
    /** By a file of its own, or by one that it shares with what else imports it. */
    const mayCome = (other: string): boolean =>
      [facadeOf.get(other), chunkOf.get(other)?.fileName].some((name) => name && chunk.dynamicImports.includes(name))
    return {
      code: chunk.modules[id]?.code ?? '',
      isEntry: chunk.isEntry && chunk.facadeModuleId === id,
      imports: leftOf(importedIds).filter(comes),
      dynamicImports: leftOf(dynamicallyImportedIds.filter(mayCome)),
    }
  }
  return new Map([...chunkOf].map(([id, chunk]) => [id, built(id, chunk)]))
}
