import { useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { onFirstInteraction } from '#/ui/hydration/use-first-interaction.ts'
import { lazyPart } from '#/ui/hydration/lazy-part.ts'

const PwaPanel = lazyPart(async () => (await import('./pwa-panel.tsx')).PwaPanel)

/** The site as an app: brought once somebody turns to the page. What happens before that is heard from the start. */
export function Pwa(page: { readonly build: string; readonly isTaken: () => boolean }) {
  const { early } = useRouter().options.context
  const [isWanted, setWanted] = useState(false)
  useEffect(() => onFirstInteraction(() => setWanted(true)), [])
  return (
    early &&
    isWanted && (
      <Suspense>
        <PwaPanel early={early} {...page} />
      </Suspense>
    )
  )
}
