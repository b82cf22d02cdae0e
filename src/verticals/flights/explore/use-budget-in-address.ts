import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { type ExploreUrl, budgetOf } from './explore.ts'

/** How long a slider rests before its value is written down. */
const restMs = 400

/** Keeps the budget in the address, for a reload, the way back and whoever it is shared with. */
export const useBudgetInAddress = (url: ExploreUrl, budget: number | undefined): void => {
  const navigate = useNavigate()
  useEffect(() => {
    if (budget === budgetOf(url)) return undefined
    const { budget: _before, ...others } = url
    const search = budget === undefined ? others : { ...others, budget: String(budget) }
    const rest = setTimeout(() => void navigate({ to: '.', search, replace: true, resetScroll: false }), restMs)
    return () => clearTimeout(rest)
  }, [url, budget, navigate])
}
