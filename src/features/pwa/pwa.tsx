import { useRouter } from '@tanstack/react-router'
import { Suspense, lazy, useEffect, useState } from 'react'
import { onFirstTouch } from '#/ui/use-first-touch.ts'

const PwaPanel = lazy(async () => ({ default: (await import('./pwa-panel.tsx')).PwaPanel }))

/** The site as an app: brought once somebody turns to the page. What happens before that is heard from the start. */
export function Pwa({ build }: { build: string }) {
  const { early } = useRouter().options.context
  const [isWanted, setWanted] = useState(false)
  useEffect(() => onFirstTouch(() => setWanted(true)), [])
  return (
    early &&
    isWanted && (
      <Suspense>
        <PwaPanel early={early} build={build} />
      </Suspense>
    )
  )
}
