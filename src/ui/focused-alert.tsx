import { type ReactNode, useEffect, useRef } from 'react'

/** What became of something that was asked for: the focus comes to it as it appears. Give it a `key` a time it is asked. */
export function FocusedAlert({ children }: { readonly children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    ref.current?.focus()
    ref.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={ref} role="alert" tabIndex={-1} className="rounded-xl">
      {children}
    </div>
  )
}
