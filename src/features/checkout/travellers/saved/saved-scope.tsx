import { useRouter } from '@tanstack/react-router'
import { type ReactNode, type RefObject, createContext, use, useEffect, useMemo, useRef, useState } from 'react'
import { shellWords } from '#/i18n/words.ts'
import type { SavedTraveller } from './saved-traveller.ts'
import { readSavedTravellers } from './read-saved.functions.ts'

interface Kept {
  /** undefined where this device never kept anybody, as far as this page knows; after a deletion they may be none */
  readonly travellers: readonly SavedTraveller[] | undefined
  readonly show: (travellers: readonly SavedTraveller[]) => void
  /** what is done with those who were entered, once the step is left with nothing missing */
  readonly onContinue: RefObject<(() => void) | null>
}

const Scope = createContext<Kept>({ travellers: undefined, show: () => undefined, onContinue: { current: null } })

/** Those whom this device keeps, for the parts of a page that offer, list and delete them. */
export const useSaved = (): Kept => use(Scope)

interface KeptTravellersScopeProps {
  /** of the part that shows them: whoever keeps nobody loads none */
  readonly load: () => Promise<unknown>
  readonly children: ReactNode
}

/** Asks whom this device keeps, once the page is alive: no page is sent with them. */
export function SavedTravellersScope({ load, children }: KeptTravellersScopeProps) {
  const { learn } = useRouter().options.context
  const [travellers, show] = useState<readonly SavedTraveller[]>()
  const onContinue = useRef<() => void>(null)
  useEffect(() => {
    const ask = async (): Promise<void> => {
      const found = await readSavedTravellers()
      if (found.length === 0) return
      await Promise.all([load(), learn([shellWords])])
      show(found)
    }
    void ask().catch(() => undefined)
  }, [load, learn])
  return <Scope value={useMemo(() => ({ travellers, show, onContinue }), [travellers])}>{children}</Scope>
}
