import { type ComponentType, lazy } from 'react'

const connection = (): Promise<unknown> => new Promise((resolve) => addEventListener('online', resolve, { once: true }))

/** What brings a script, and where it cannot be had, brings it with the next connection. */
const untilHad = async <Value>(bring: () => Promise<Value>): Promise<Value> => {
  try {
    return await bring()
  } catch {
    await connection()
    return await untilHad(bring)
  }
}

/**
 * A part of a page with a script of its own. Where that cannot be had, what stands in its place stays: what was sent, or what says
 * that it is on its way. A failure here would take the whole page along; whether that is loaded anew is `guardChunks`’ to say.
 */
export const lazyNeeded = <Props>(bring: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await untilHad(bring) }))

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
