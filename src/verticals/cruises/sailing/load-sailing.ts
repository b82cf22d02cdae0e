import { notFound } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { loadSailingOnServer } from './load-sailing.server.ts'
import type { LoadedSailing } from './loaded-sailing.ts'

const load = createIsomorphicFn()
  .server((id: string): Promise<LoadedSailing> => loadSailingOnServer(id))
  .client(async (id: string): Promise<LoadedSailing> => {
    const { loadSailingPage } = await import('./sailing.functions.ts')
    return loadSailingPage({ data: id })
  })

const isId = (text: string): boolean => /^[\w-]{1,120}$/.test(text)

/** The sailing of an address. Throws `notFound` where there is none. */
export const loadSailing = async (id: string) => {
  if (!isId(id)) throw notFound()
  const loaded = await load(id)
  if (loaded.state === 'unknown') throw notFound()
  return loaded
}
