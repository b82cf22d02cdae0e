import { Await } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { ResultsUrl } from './results-url.ts'
import { WaitWithoutScripts } from './wait-without-scripts.tsx'

/** An answer, the promise of one where the backend is slow, or nothing in the browser, which asks for the whole list itself. */
export type Sent<Answer> = Answer | Promise<Answer> | undefined

interface LateAnswerProps<Answer> {
  readonly answer: Sent<Answer>
  readonly url: ResultsUrl
  readonly skeleton: ReactNode
  readonly children: (first: Answer | undefined) => ReactNode
}

const isPending = <Answer extends object>(answer: Sent<Answer>): answer is Promise<Answer> =>
  answer !== undefined && 'then' in answer

/**
 * The list of a search, its skeleton while it is awaited. The same search may be written anew, as where a filter spells out
 * what an address left unsaid: the browser then asks the server for no new answer, and the one that the page came with stays.
 */
export function StreamedAnswer<Answer extends object>({
  answer: newest,
  url,
  skeleton,
  children,
}: LateAnswerProps<Answer>) {
  const [sent] = useState(newest)
  const answer = sent ?? newest
  if (!isPending(answer)) return children(answer)
  const waiting = (
    <>
      <WaitWithoutScripts url={url} />
      {skeleton}
    </>
  )
  return (
    <Await promise={answer} fallback={waiting}>
      {children}
    </Await>
  )
}
