import { type ReactNode, Suspense, useEffect, useState } from 'react'

/** A hold lasts for minutes: its clock need not be among the first scripts of the page. */
const startsAfter = 4000

/** Draws the line of a hold once the page has come to rest; its room is kept before. */
export function AfterRest({ children }: { readonly children: ReactNode }) {
  const [started, setStarted] = useState(false)
  useEffect(() => {
    const start = setTimeout(() => setStarted(true), startsAfter)
    return () => clearTimeout(start)
  }, [])
  return <div className="mt-4 min-h-6">{started && <Suspense fallback={null}>{children}</Suspense>}</div>
}
