import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useListScope } from './list-scope.tsx'
import { stepHeadingId } from './step-heading-id.ts'

/** For how long presses pass over what a link has moved on to, in milliseconds: the second of a double tap was meant for that link. */
const unread = 400

/** The heading of what is to be chosen. Give it a new `key` a step: focus comes here where a link has moved on to it. */
export function StepHeading({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null)
  const { store } = useListScope()
  const isTarget = useLocation({ select: ({ hash }) => hash === stepHeadingId })
  useEffect(() => {
    // whoever woke the list by turning to one of its links is past its heading, and stays there
    if (isTarget && document.activeElement?.contains(ref.current)) ref.current?.focus({ preventScroll: true })
  }, [isTarget])
  // before a press that waited for the list to be drawn is answered
  useLayoutEffect(() => {
    if (!store.arrive()) return
    ref.current?.closest('main')?.animate({ pointerEvents: ['none', 'none'] }, unread)
    ref.current?.focus({ preventScroll: true })
    ref.current?.scrollIntoView()
  }, [store])
  return (
    <h2
      ref={ref}
      id={stepHeadingId}
      tabIndex={-1}
      className="scroll-mt-10 text-base leading-6 lg:scroll-mt-4 lg:text-lg"
    >
      {children}
    </h2>
  )
}
