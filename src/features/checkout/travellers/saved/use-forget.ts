import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSaved } from './saved-scope.tsx'
import { forgetTravellers } from './saved-travellers.functions.ts'

/** Deletes one who is kept, or all with null. One call at a time: each writes the whole list anew. */
export const useForget = () => {
  const { show } = useSaved()
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<'deleted' | 'failed'>()
  const news = useRef<HTMLOutputElement>(null)
  const forget = async (id: string | null): Promise<void> => {
    setBusy(true)
    const left = await forgetTravellers({ data: id }).catch(() => undefined)
    flushSync(() => {
      setBusy(false)
      setOutcome(left ? 'deleted' : 'failed')
      if (left) show(left)
    })
    // the button that was pressed is gone
    if (left) news.current?.focus()
  }
  return { forget, isBusy, outcome, news }
}
