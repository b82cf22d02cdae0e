import type { ReactNode } from 'react'
import type { IconName } from '#/ui/icon.tsx'

/** One of the things that a few letters may mean. */
export interface Suggestion {
  /** unique in the list: the same thing may stand in two sections */
  readonly id: string
  /** what the field says once it is chosen */
  readonly text: string
  readonly icon: IconName
  readonly title: string
  readonly detail: ReactNode
  /** a short sign at its end: a code */
  readonly tag: ReactNode
  /** part of the one above it: it needs neither picture nor detail */
  readonly isNested: boolean
}

export interface SuggestionSection {
  readonly id: string
  readonly title: string
  /** whether its title is shown; it is always said */
  readonly isTitled: boolean
  readonly options: readonly Suggestion[]
}

/** What one field holds and offers, whatever shows it. */
export interface SuggestionChoice {
  readonly text: string
  /** whether the text is that of a chosen one: whoever comes back to it wants another */
  readonly isChosen: boolean
  /**
   * the `id` of the suggestion that was chosen last, as long as its text stands. It changes in one render with the text: one
   * after the other, and the list would open again.
   */
  readonly chosenId: string | null
  readonly type: (text: string) => void
  /** takes the `id` of a suggestion; null where words stand that were not chosen */
  readonly choose: (id: string | null) => void
  readonly sections: readonly SuggestionSection[]
  /** `idle` before there are letters enough to look for */
  readonly status: 'idle' | 'looking' | 'failed' | 'found' | 'nothing'
  readonly lookAgain: () => void
  readonly words: {
    readonly list: string
    readonly idle: ReactNode
    readonly looking: ReactNode
    readonly failed: ReactNode
    readonly nothing: ReactNode
  }
}

/** What is said of a list that has nothing to choose from, or not yet what its text asks for. */
export const wordsInstead = ({ status, sections, words }: SuggestionChoice): ReactNode =>
  status === 'found' || (status === 'idle' && sections.length > 0) ? undefined : words[status]
