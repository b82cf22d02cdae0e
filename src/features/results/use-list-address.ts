import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useEffectEvent, useReducer, useRef } from 'react'
import type { Parameters } from './facet.ts'
import type { ListQuery } from './list-engine.ts'
import type { ListStore } from './list-store.ts'
import { stepHeadingId } from './step-heading-id.ts'

/** How long the address waits for the next change, in milliseconds. */
const writeAfter = 250

const textOf = (parameters: Parameters): string => new URLSearchParams(parameters).toString()

interface ListAddress<Query extends ListQuery> {
  readonly store: ListStore<Query>
  /** what the address says, read once an address */
  readonly asked: Query
  /** a query as parameters of this page's address */
  readonly urlOf: (query: Query) => Parameters
}

/** What takes a visitor away from this page by the router: a link, or a form that is sent. */
const leads = (event: Event): boolean =>
  event.type === 'submit' || (event.target instanceof Element && event.target.closest('a[href]') !== null)

/**
 * Keeps the address behind what a list is asked: written after each pause, and before anybody leaves, in the place of what it
 * said; read on arrival, and where somebody goes back or forward. Gives the way to write it at once as a new step of the visit.
 */
export const useListAddress = <Query extends ListQuery>({ store, asked, urlOf }: ListAddress<Query>): (() => void) => {
  const navigate = useNavigate()
  const { history } = useRouter()
  /** what the address says by now, as far as this list is concerned */
  const said = useRef(textOf(urlOf(asked)))
  /** what was written and has not come back yet: on a slow device it comes after the next change */
  const written = useRef<string[]>([])

  const write = useCallback(
    (isStep: boolean): void => {
      const parameters = urlOf(store.read())
      const text = textOf(parameters)
      if (text === said.current) return
      said.current = text
      written.current.push(text)
      const options = isStep ? { hash: stepHeadingId } : { replace: true }
      void navigate({ to: '.', search: parameters, resetScroll: false, ...options })
      // the router would make one step of this and of a link that is followed with it
      history.flush()
    },
    [store, urlOf, navigate, history],
  )
  const writeInPlace = useEffectEvent(() => write(false))

  const read = useEffectEvent((query: Query) => {
    const text = textOf(urlOf(query))
    const own = written.current.indexOf(text)
    written.current = own < 0 ? [] : written.current.slice(own + 1)
    if (own >= 0 || text === said.current) return
    said.current = text
    store.adopt(query)
  })
  useEffect(() => read(asked), [asked])

  const readAgain = useEffectEvent(() => read(asked))
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [timesGone, countGone] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    if (timesGone > 0) readAgain()
  }, [timesGone])

  useEffect(
    () =>
      history.subscribe(({ action }) => {
        if (action.type === 'PUSH' || action.type === 'REPLACE') return
        // who goes back means the address, also where it is one that was written here and has not come yet
        written.current = []
        // nor is what was left behind written in the place of what it says
        clearTimeout(pending.current)
        pending.current = undefined
        countGone()
      }),
    [history],
  )

  useEffect(() => {
    const flush = (): void => {
      if (pending.current === undefined) return
      clearTimeout(pending.current)
      pending.current = undefined
      writeInPlace()
    }
    const flushBefore = (event: Event): void => {
      if (leads(event)) flush()
    }
    const writeLater = (): void => {
      clearTimeout(pending.current)
      pending.current = setTimeout(flush, writeAfter)
    }
    const stop = store.listen(writeLater)
    // a part of the list may have changed it before: what was ticked while the scripts were on their way
    writeLater()
    addEventListener('pagehide', flush)
    addEventListener('click', flushBefore, true)
    addEventListener('submit', flushBefore, true)
    return () => {
      stop()
      clearTimeout(pending.current)
      removeEventListener('pagehide', flush)
      removeEventListener('click', flushBefore, true)
      removeEventListener('submit', flushBefore, true)
    }
  }, [store])

  return useCallback(() => write(true), [write])
}
