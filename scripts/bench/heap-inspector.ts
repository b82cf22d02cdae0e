interface InspectorTarget {
  readonly id: string
  readonly title?: string
  readonly webSocketDebuggerUrl: string
}

interface Reply {
  readonly id?: number
  readonly result?: Readonly<Record<string, unknown>>
  readonly error?: { readonly message: string }
}

const targetOf = async (port: number, worker: string): Promise<InspectorTarget> => {
  const answer = await fetch(`http://127.0.0.1:${port}/json`)
  const targets: readonly InspectorTarget[] = await answer.json()
  const target = targets.find(({ id }) => id.endsWith(worker))
  if (!target) throw new Error(`The inspector knows no Worker "${worker}": ${targets.map(({ id }) => id).join(', ')}`)
  return target
}

/**
 * The memory of one Worker's isolate, asked of the runtime's inspector on this machine. The runtime collects garbage when the
 * Worker next does something, so `wake` has it answer a request.
 */
export const inspectHeap = async (port: number, worker: string, wake: () => Promise<unknown>) => {
  const { webSocketDebuggerUrl } = await targetOf(port, worker)
  const socket = new WebSocket(webSocketDebuggerUrl)
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve(), { once: true })
    socket.addEventListener('error', () => reject(new Error(`No inspector at ${webSocketDebuggerUrl}`)), { once: true })
  })
  const waiting = new Map<number, (reply: Reply) => void>()
  socket.addEventListener('message', ({ data }) => {
    const reply: Reply = JSON.parse(String(data))
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply)
  })
  let calls = 0
  const call = async (method: string, params: object = {}): Promise<Readonly<Record<string, unknown>>> => {
    const id = (calls += 1)
    const reply = await new Promise<Reply>((resolve) => {
      waiting.set(id, resolve)
      socket.send(JSON.stringify({ id, method, params }))
    })
    waiting.delete(id)
    if (reply.error) throw new Error(`${method}: ${reply.error.message}`)
    return reply.result ?? {}
  }

  await call('HeapProfiler.enable')
  return {
    /** Bytes in use once all that nothing holds has been collected. */
    usedAfterCollection: async (): Promise<number> => {
      for (let turn = 0; turn < 3; turn += 1) {
        const collected = call('HeapProfiler.collectGarbage')
        await wake()
        await collected
      }
      return Number((await call('Runtime.getHeapUsage')).usedSize)
    },
    close: () => socket.close(),
  }
}
