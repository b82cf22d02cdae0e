import { type ComponentType, lazy } from 'react'

/**
 * A part that a page can do without, loaded when it is wanted. Where its script cannot be had, as without a connection,
 * nothing stands in its place: a failure here would take the whole page along.
 */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() }
    } catch {
      return { default: () => null }
    }
  })
