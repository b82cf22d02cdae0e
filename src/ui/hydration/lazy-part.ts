import { type ComponentType, lazy } from 'react'
import { untilHad } from './until-had.ts'

/**
 * A part of a page with a script of its own, brought once what it waits for has happened: `bring` is given what that was. Where the
 * script cannot be had, what stands in its place stays: what was sent, or what says that it is on its way. A failure here would take
 * the whole page along; whether that is loaded anew is `guardChunks`’ to say.
 */
export const lazyWanted = <Props, Wanted>(
  wanted: () => Promise<Wanted>,
  bring: (wanted: Wanted) => Promise<ComponentType<Props>>,
) =>
  lazy(async () => {
    const by = await wanted()
    return { default: await untilHad(() => bring(by)) }
  })

/** A part of a page with a script of its own, brought at once; as `lazyWanted` where that cannot be had. */
export const lazyNeeded = <Props>(bring: () => Promise<ComponentType<Props>>) =>
  lazyWanted(() => Promise.resolve(), bring)

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
