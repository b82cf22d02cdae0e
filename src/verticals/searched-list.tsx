import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { useAnswer } from '#/features/answers/use-answer.ts'
import { LazyListHold } from '#/features/price-hold/lazy-list-hold.tsx'
import type { PriceHold } from '#/features/price-hold/price-hold.ts'
import type { FirstPage, WholeList } from '#/features/results/answer/first-page.ts'
import { FirstOffersAlone } from '#/features/results/frame/first-offers-alone.tsx'
import { StreamedAnswer, type Sent } from '#/features/results/answer/streamed-answer.tsx'
import { SearchFailed } from '#/features/results/answer/search-failed.ts'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { SearchFailure } from '#/features/results/search-failure.tsx'
import { useFirstInteraction } from '#/ui/hydration/use-first-interaction.ts'

interface ListProps<View> {
  readonly url: ResultsUrl
  /** of the kind of travel, under which the browser keeps its lists */
  readonly kind: string
  /** one text for every spelling of the search */
  readonly name: string
  /** Asks for the whole list, in the browser. Throws `SearchFailed`. */
  readonly ask: (signal: AbortSignal) => Promise<WholeList<View>>
  readonly words: Readonly<Record<'late' | 'failed', ReactNode>>
  readonly skeleton: ReactNode
  /** the whole list, once the browser has it, and before the page that the server found */
  readonly children: (
    view: WholeList<View>['view'] | undefined,
    first: Extract<FirstPage<View>, { ok: true }> | undefined,
  ) => ReactNode
}

/** A list first as the server found it, then from all of it, which the browser fetches once. */
export function ListBody<View>({
  url,
  kind,
  name,
  ask,
  words,
  skeleton,
  first,
  children,
}: ListProps<View> & { readonly first: FirstPage<View> | undefined }) {
  const [retried, setRetried] = useState(false)
  const touched = useFirstInteraction()
  const asks = first?.ok ? touched : first === undefined || retried
  const list = useAnswer(asks ? `${kind} ${name}` : undefined, ask)
  const sent = first?.ok ? first : undefined
  const answeredAt = list.value?.answeredAt ?? sent?.answeredAt
  const view = list.value?.view
  // one element until there is something else to show: React keeps what was sent only as long as nothing is asked of it
  const shown = useMemo(
    () => <Suspense fallback={skeleton}>{children(view, sent)}</Suspense>,
    // oxlint-disable-next-line react/exhaustive-deps
    [view, sent, url],
  )

  if (answeredAt !== undefined) {
    const refresh = async (): Promise<PriceHold | undefined> => {
      const renewed = await list.askAgain()
      return renewed && holdOf(renewed.answeredAt)
    }
    const isCut = list.value === undefined && list.error !== undefined
    return (
      <>
        {isCut && <FirstOffersAlone url={url} isAsking={list.isPending} onRetry={() => void list.askAgain()} />}
        {shown}
        <LazyListHold subject={name} hold={{ ...holdOf(answeredAt), arrivedAt: list.arrivedAt }} onRefresh={refresh} />
      </>
    )
  }
  if (list.isPending) return skeleton
  const problem = list.error instanceof SearchFailed ? list.error.problem : first?.ok === false && first.problem
  const retry = () => (retried ? void list.askAgain() : setRetried(true))
  return problem ? <SearchFailure problem={problem} url={url} {...words} onRetry={retry} /> : skeleton
}

/** A list stands as long as its answer is believed: it brings no time of its own. */
const listStandsFor = 30 * 60_000

const holdOf = (answeredAt: string): PriceHold => ({
  answeredAt,
  expiresAt: new Date(Date.parse(answeredAt) + listStandsFor).toISOString(),
})

/** The list of a search; give it a `key` that holds the search's name. */
export function SearchedList<View>({ answer, ...list }: ListProps<View> & { readonly answer: Sent<FirstPage<View>> }) {
  return (
    <StreamedAnswer answer={answer} url={list.url} skeleton={list.skeleton}>
      {(first) => <ListBody {...list} first={first} />}
    </StreamedAnswer>
  )
}
