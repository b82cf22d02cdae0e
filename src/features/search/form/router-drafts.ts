import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { type Dispatch, useEffect, useState } from 'react'
import { snapshot } from 'valtio'

/**
 * What stood in a form as it was left, for whoever goes back to it: by router, which on the server is that of one visitor's answer
 * and in the browser goes with the page.
 */
export type RouterDrafts<Draft extends object> = WeakMap<AnyRouter, Draft>

interface FormStore<Draft> {
  readonly state: { readonly draft: Draft }
}

/** The store of a form, made of the draft that it was left with where it was; its draft is kept as it is left again. */
export const useDraftStore = <Draft extends object, Store extends FormStore<Draft>>(
  drafts: RouterDrafts<Draft> | undefined,
  create: (kept: Draft | undefined) => Store,
): Store => {
  const router = useRouter()
  const [store] = useState(() => create(drafts?.get(router)))
  useEffect(
    () => () => void drafts?.set(router, structuredClone(snapshot(store.state).draft) as Draft),
    [drafts, router, store],
  )
  return store
}

/** A state of a form beside its store, kept as the store's draft is. */
export const useDraftState = <Value extends object>(
  drafts: RouterDrafts<Value> | undefined,
  initial: Value,
): [Value, Dispatch<Value>] => {
  const router = useRouter()
  const [value, setValue] = useState(() => drafts?.get(router) ?? initial)
  useEffect(() => void drafts?.set(router, value), [drafts, router, value])
  return [value, setValue]
}
