type Names = Readonly<Record<'en' | 'es', string>>

/** A trip that the assistant has heard of, as the site's own pages are told of it. */
export interface Suggestion {
  readonly from: Names
  readonly to: Names
  /** days, `YYYY-MM-DD`; `return` is null one way */
  readonly departure: string
  readonly return: string | null
  readonly travellers: number
  /** its results, without a language */
  readonly results: string
}

interface SeenFlight {
  readonly airline: string
  readonly price: { readonly amount: number; readonly currency: string }
}

/** What `suggestionAddress` answers: null and the flag are how failures look (rule assist-1). */
export interface AssistantAnswer {
  readonly search: Suggestion | null
  readonly flights:
    | { readonly error: false; readonly data: readonly SeenFlight[] }
    | { readonly error: true; readonly data: null }
}

export const suggestionAddress = '/api/assistant'
