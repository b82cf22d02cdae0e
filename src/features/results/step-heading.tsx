import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { useListScope } from './list-scope.tsx'
import { stepHeadingId } from './step-heading-id.ts'

/** The heading of what is to be chosen. Give it a new `key` a step: focus comes here where a link has moved on to it. */
export function StepHeading({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null)
  const { store } = useListScope()
  const isTarget = useLocation({ select: ({ hash }) => hash === stepHeadingId })
  useEffect(() => {
    // whoever woke the list by turning to one of its links is past its heading, and stays there
    if (isTarget && document.activeElement?.contains(ref.current)) ref.current?.focus({ preventScroll: true })
  }, [isTarget])
  useEffect(() => {
    if (!store.arrive()) return
    ref.current?.focus({ preventScroll: true })
    ref.current?.scrollIntoView()
  }, [store])
  return (
    <h2 ref={ref} id={stepHeadingId} tabIndex={-1} className="scroll-mt-4 text-base leading-6 lg:text-lg">
      {children}
    </h2>
  )
}
