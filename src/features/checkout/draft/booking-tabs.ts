const name = 'trayecto.booking'

/** What tabs of one visitor tell each other: the version of the draft that one of them has just written. */
export const createTabs = () => {
  let channel: BroadcastChannel | undefined
  return {
    announce: (version: number): void => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
      channel?.postMessage(version)
    },
    /** Hears the other tabs until what it answers is called. */
    listen: (heard: (version: number) => void): (() => void) => {
      if (typeof BroadcastChannel === 'undefined') return () => undefined
      const opened = new BroadcastChannel(name)
      opened.addEventListener('message', ({ data }) => heard(Number(data)))
      channel = opened
      return () => {
        opened.close()
        channel = undefined
      }
    },
  }
}
