import { useAfterPress } from '#/ui/hydration/use-after-press.ts'
import { type ReactNode, createContext, use, useMemo, useState } from 'react'

interface TouchedFields {
  readonly isTouched: (name: string) => boolean
  /** its message shows at once, or after the click that took the focus away */
  readonly leave: (name: string) => void
  readonly afterPress: (work: () => void) => void
  /** the form was sent: every field has its say */
  readonly touchAll: () => void
}

const Context = createContext<TouchedFields | undefined>(undefined)

/** Which fields of a form were left: none says what is wrong with it before that. */
export function TouchedFieldsProvider({ children }: { children: ReactNode }) {
  const [left, setLeft] = useState<ReadonlySet<string> | 'all'>(new Set())
  const afterPress = useAfterPress()
  const value = useMemo(
    (): TouchedFields => ({
      isTouched: (name) => left === 'all' || left.has(name),
      leave: (name) => afterPress(() => setLeft((before) => (before === 'all' ? before : new Set([...before, name])))),
      afterPress,
      touchAll: () => setLeft('all'),
    }),
    [left, afterPress],
  )
  return <Context value={value}>{children}</Context>
}

export const useTouchedFields = (): TouchedFields => {
  const left = use(Context)
  if (!left) throw new Error('useTouchedFields belongs inside a TouchedFieldsProvider')
  return left
}
