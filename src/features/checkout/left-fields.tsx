import { type ReactNode, createContext, use, useMemo, useState } from 'react'

interface LeftFields {
  readonly isLeft: (name: string) => boolean
  readonly leave: (name: string) => void
  /** the form was sent: every field has its say */
  readonly leaveAll: () => void
}

const Context = createContext<LeftFields | undefined>(undefined)

/** Which fields of a form were left: none says what is wrong with it before that. */
export function LeftFieldsProvider({ children }: { children: ReactNode }) {
  const [left, setLeft] = useState<ReadonlySet<string> | 'all'>(new Set())
  const value = useMemo(
    (): LeftFields => ({
      isLeft: (name) => left === 'all' || left.has(name),
      leave: (name) => setLeft((before) => (before === 'all' ? before : new Set([...before, name]))),
      leaveAll: () => setLeft('all'),
    }),
    [left],
  )
  return <Context value={value}>{children}</Context>
}

export const useLeftFields = (): LeftFields => {
  const left = use(Context)
  if (!left) throw new Error('useLeftFields belongs inside a LeftFieldsProvider')
  return left
}
