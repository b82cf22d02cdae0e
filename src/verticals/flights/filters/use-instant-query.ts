import { useState } from 'react'
import type { ResultsQuery } from '../results/query/results-query.ts'
import { useResultsNavigate, useResultsScope } from '../results/results-scope.tsx'

/**
 * The query as it will be once the address bar has caught up: what was just ticked shows as ticked at once, and a second
 * tick builds upon the first.
 */
export const useInstantQuery = () => {
  const { query } = useResultsScope()
  const navigate = useResultsNavigate()
  const [ahead, setAhead] = useState({ of: query, query })
  if (ahead.of !== query) setAhead({ of: query, query })
  const change = (part: Partial<ResultsQuery>): void => {
    const next = { ...ahead.query, ...part }
    setAhead({ of: query, query: next })
    navigate(next)
  }
  return { query: ahead.query, change }
}
