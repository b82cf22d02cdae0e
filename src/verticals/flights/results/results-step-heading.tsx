import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { stepHeadingId } from './results-scope.tsx'

/** The heading of what is to be chosen. Give it a new `key` a step: focus comes here where a link has moved on to it. */
export function ResultsStepHeading({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null)
  const isTarget = useLocation({ select: ({ hash }) => hash === stepHeadingId })
  useEffect(() => {
    if (isTarget) ref.current?.focus({ preventScroll: true })
  }, [isTarget])
  return (
    <h2 ref={ref} id={stepHeadingId} tabIndex={-1} className="scroll-mt-4 text-lg">
      {children}
    </h2>
  )
}
